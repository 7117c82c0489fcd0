import { pictured, picturedIn } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Drawing } from './Drawing.tsx';

const meta = preview.meta({
  id: 'components-drawing',
  title: 'Components/Brand/Drawing',
  component: Drawing,
  args: { name: 'surveys' as const },
  parameters: {
    docs: {
      description: {
        component: `One of six small drawings, in the line of the icons, with one gold spark.

**Use it** through EmptyState and StatePage, above the sentence that carries the meaning.

**Do not use it** to decorate existing content.`,
      },
    },
  },
});

const names = ['surveys', 'people', 'history', 'offline', 'lost', 'done'] as const;

export const AllSix = meta.story({
  parameters: pictured,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </div>
  ),
});

AllSix.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Large = meta.story({
  parameters: picturedIn('light wide'),
  args: { name: 'lost', size: 'large' },
});

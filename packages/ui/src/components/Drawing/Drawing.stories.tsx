import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './Drawing.docs.tsx';
import { Drawing } from './Drawing.tsx';

const meta = preview.meta({
  id: 'components-drawing',
  title: 'Components/Brand/Drawing',
  component: Drawing,
  args: { name: 'surveys' as const },
  parameters: { guidance },
});

const names = ['surveys', 'people', 'history', 'offline', 'lost', 'done'] as const;

/** The whole set; each has one gold spark. */
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

AllSix.test('are decorative', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(6);
});

/** For a page that shows only a message. */
export const Large = meta.story({
  parameters: picturedIn('light wide'),
  args: { name: 'lost', size: 'large' },
});

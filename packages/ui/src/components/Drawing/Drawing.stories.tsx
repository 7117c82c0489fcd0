import { pictured, picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawing } from './Drawing.tsx';

const meta = preview.meta({
  id: 'components-drawing',
  title: 'Components/Brand/Drawing',
  component: Drawing,
  args: { name: 'surveys' as const },
  parameters: {
    guidance: {
      access: [
        'It is hidden from screen readers, and takes no focus: the sentence below it has the meaning.',
      ],
      do: {
        text: 'Choose the drawing that fits the sentence below it.',
        show: () => (
          <Stack align="center">
            <Drawing name="surveys" />
            <Text>There are no surveys for you right now.</Text>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not leave the meaning to the drawing.',
        show: () => (
          <Stack align="center">
            <Drawing name="surveys" />
          </Stack>
        ),
      },
    } satisfies Guidance,
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

AllSix.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** For a page that shows only a message. */
export const Large = meta.story({
  parameters: picturedIn('light wide'),
  args: { name: 'lost', size: 'large' },
});

import { picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  id: 'components-visuallyhidden',
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of 12 surveys' },
  decorators: [
    (Story) => (
      <Text>
        3<Story />
      </Text>
    ),
  ],
  parameters: {
    guidance: {
      access: ['It is read in its place in the sentence, and takes no focus.'],
      do: {
        text: 'Complete what the layout shows only to the eye.',
        show: () => (
          <Text>
            3<VisuallyHidden> of 12 surveys</VisuallyHidden>
          </Text>
        ),
      },
      avoid: {
        text: 'Do not hide what everyone needs.',
        show: () => (
          <Text>
            <VisuallyHidden>The order cannot be undone. </VisuallyHidden>Order now?
          </Text>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Words for screen readers only.

**Use it** for text that sighted users get from a picture or the layout.

**Do not use it** to hide text that everyone needs.`,
      },
    },
  },
});

/** Read as "3 of 12 surveys", while only the figure is visible. */
export const BesideAFigure = meta.story({ parameters: picturedIn('light wide') });

BesideAFigure.test('is read out but takes no space', async ({ canvas }) => {
  const hidden = canvas.getByText('of 12 surveys');
  await expect(hidden.parentElement).toHaveTextContent('3 of 12 surveys');
  await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

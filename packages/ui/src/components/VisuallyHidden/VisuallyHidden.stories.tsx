import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './VisuallyHidden.docs.tsx';
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
  parameters: { guidance },
});

/** Read as "3 of 12 surveys", while only the figure is visible. */
export const BesideAFigure = meta.story({ parameters: picturedIn('light wide') });

BesideAFigure.test('is read out but takes no space', async ({ canvas }) => {
  const hidden = canvas.getByText('of 12 surveys');
  await expect(hidden.parentElement).toHaveTextContent('3 of 12 surveys');
  await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = preview.meta({
  id: 'components-formskeleton',
  title: 'Components/Feedback/FormSkeleton',
  component: FormSkeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for a form whose code is loading.

**Use it** while the code of a screen with a form loads.

**Do not use it** while a form is being sent: keep the form, and show a ProgressBar.`,
      },
    },
  },
});

export const Loading = meta.story({ parameters: pictured });

Loading.test('announces what is loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the form')).toBeInTheDocument();
});

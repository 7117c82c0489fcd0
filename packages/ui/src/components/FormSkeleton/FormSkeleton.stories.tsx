import { pictured } from '@cb/workbench/modes';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = preview.meta({
  id: 'components-formskeleton',
  title: 'Components/Feedback/FormSkeleton',
  component: FormSkeleton,
  parameters: {
    guidance: {
      access: [
        'Outside a LoadingScope, “Loading the form” is announced once; the shapes are hidden.',
        'It takes no focus. After ten seconds it announces that loading takes longer than usual.',
      ],
      do: {
        text: 'Reserve the place of the form, so that nothing below it moves.',
        show: () => <FormSkeleton />,
      },
      avoid: { text: 'Do not show a spinner where a form will be.', show: () => <Spinner /> },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A placeholder for a form whose code is loading.

**Use it** while the code of a screen with a form loads.

**Do not use it** while a form is being sent: keep the form, and show a ProgressBar.`,
      },
    },
  },
});

/** The code of the screen has not arrived yet; the form takes this place. */
export const Loading = meta.story({ parameters: pictured });

Loading.test('announces what is loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the form')).toBeInTheDocument();
});

import { inCard } from '@cb/ui/internal/inCard';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { EntrySkeleton } from './EntrySkeleton.tsx';

const meta = preview.meta({
  id: 'screens-public-entryskeleton',
  title: 'Screens/Public/Parts/EntrySkeleton',
  component: EntrySkeleton,
  decorators: [inCard],
  args: { form: 'login' as const },
});

/** Takes the place of the login form until its script has loaded. */
export const Login = meta.story();

Login.test('announces that the form is loading', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading the form')).toHaveRole('status'));
});

/** The same for the sign-up form, which is taller. */
export const SignUp = meta.story({ args: { form: 'signUp' } });

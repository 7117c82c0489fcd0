import { SignUp } from '@cb/features/public/SignUp';
import { Page } from '../Page.tsx';
import { paths } from '../paths.ts';

export function SignUpPage() {
  return (
    <Page title="Sign up">
      <SignUp loginHref={paths.login} />
    </Page>
  );
}

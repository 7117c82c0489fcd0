import { LoginPage } from '../pages/LoginPage.tsx';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { publicScreen, type PublicRoute } from './route.ts';

/** The public screens. Separate from the members', so that visitors don't load the members' table. */
export const publicTable: readonly PublicRoute[] = [
  publicScreen({
    path: paths.login,
    title: 'Login',
    area: 'public',
    // Part of the entry file, because most visits start with it.
    load: async () => LoginPage,
    render: (LoginPage) => <LoginPage />,
  }),
  publicScreen({
    path: paths.signUp,
    title: 'Sign up',
    area: 'public',
    load: () => import('@cb/features/public/SignUp'),
    render: ({ SignUp }) => <SignUp loginHref={paths.login} />,
  }),
  publicScreen({
    path: paths.accountDeleted,
    title: 'Account deleted',
    area: 'alone',
    load: () => import('@cb/features/account/AccountDeleted'),
    render: ({ AccountDeleted }) => (
      <AccountDeleted
        landingHref={paths.start}
        fallback={<Redirect to={paths.accountSettings} />}
      />
    ),
  }),
];

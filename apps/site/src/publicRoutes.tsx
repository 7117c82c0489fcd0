import { paths } from './paths.ts';
import { publicScreen, type PublicRoute } from './route.ts';

/** The screens for everybody, apart from the members' so that a visit of theirs loads no table of those. */
export const publicRoutes: readonly PublicRoute[] = [
  publicScreen({
    path: paths.login,
    title: 'Login',
    area: 'public',
    load: () => import('./pages/LoginPage.tsx'),
    draw: ({ LoginPage }) => <LoginPage />,
  }),
  publicScreen({
    path: paths.signUp,
    title: 'Sign up',
    area: 'public',
    load: () => import('@cb/features/public/SignUp'),
    draw: ({ SignUp }) => <SignUp loginHref={paths.login} />,
  }),
  publicScreen({
    path: paths.accountDeleted,
    title: 'Account deleted',
    area: 'alone',
    load: () => import('@cb/features/account/AccountDeleted'),
    draw: ({ AccountDeleted }) => <AccountDeleted landingHref={paths.start} />,
  }),
];

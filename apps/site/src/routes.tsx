import { Route, Routes } from 'react-router';
import { dashboardRoutes, emailResetElement } from './dashboardRoutes.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';

const LoginPage = retryingLazy(async () => (await import('./pages/LoginPage.tsx')).LoginPage);
const SignUpPage = retryingLazy(async () => (await import('./pages/SignUpPage.tsx')).SignUpPage);
const LogoutPage = retryingLazy(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage);
const AccountDeletedPage = retryingLazy(
  async () => (await import('./pages/AccountDeletedPage.tsx')).AccountDeletedPage,
);
const DashboardPage = retryingLazy(
  async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
);

/** Which address shows which page (RTE-01 to RTE-31). */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Redirect to={paths.dashboard} />} />
      <Route path="home" element={<HomePage />}>
        <Route index element={<Redirect to={paths.login} />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="reg" element={<SignUpPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="logout" element={<LogoutPage />} />
      <Route path="accountsettings/accountdeletedconfirmation" element={<AccountDeletedPage />} />
      <Route element={<DashboardPage />}>
        <Route path="dashboard">{dashboardRoutes}</Route>
        <Route path="email/reset" element={emailResetElement} />
      </Route>
      <Route element={<HomePage />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/**
 * A page without content on React and the router alone: what the benchmark compares the site's first load
 * with. It calls of both what a login needs.
 */
import { lazy, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  matchPath,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';

const Later = lazy(() => Promise.resolve({ default: () => null }));

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Link to={matchPath('/', pathname) ? '/' : '/a'} onClick={() => void navigate('/')}>
      <Outlet />
    </Link>
  );
}

hydrateRoot(
  document.body,
  <StrictMode>
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="*" element={<Page />}>
            <Route index element={<Later />} />
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
);

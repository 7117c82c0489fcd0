/**
 * A page without content on the libraries of the login: what `checkSite` measures the site's first load
 * against. It calls of each library what a login needs.
 */
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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
import * as v from 'valibot';

const Later = lazy(() => Promise.resolve({ default: () => null }));
const schema = v.pipe(
  v.nullish(v.union([v.object({ a: v.string() }), v.array(v.unknown())])),
  v.transform(String),
);

function Page() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: [pathname],
    queryFn: () => v.safeParse(schema, pathname).success,
  });
  const { mutate } = useMutation({ mutationFn: () => client.invalidateQueries() });
  return (
    <Link
      to={matchPath('/', pathname) ? '/' : '/a'}
      onClick={() => {
        mutate();
        void navigate('/');
      }}
    >
      {String(data)}
      <Outlet />
    </Link>
  );
}

hydrateRoot(
  document.body,
  <StrictMode>
    <BrowserRouter>
      <QueryClientProvider
        client={
          new QueryClient({ queryCache: new QueryCache(), mutationCache: new MutationCache() })
        }
      >
        <Suspense>
          <Routes>
            <Route path="*" element={<Page />}>
              <Route index element={<Later />} />
            </Route>
          </Routes>
        </Suspense>
      </QueryClientProvider>
    </BrowserRouter>
  </StrictMode>,
);

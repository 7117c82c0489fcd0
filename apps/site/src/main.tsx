import '@cb/ui/theme';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { tellOperator } from './operator.ts';
import { prefetch } from './prefetch.ts';
import { keepOfflinePage } from './serviceWorker.ts';
import { Site } from './Site.tsx';

tellOperator();
keepOfflinePage();
// In parallel with fetching the session.
prefetch(location.href);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

// A prerendered page may also be served at another address, such as that of its file.
if (root.dataset['path'] === location.pathname) {
  hydrateRoot(root, site);
} else {
  root.replaceChildren();
  createRoot(root).render(site);
}

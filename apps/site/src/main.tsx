import '@cb/ui/theme';
import './frame/staticPage.css.ts';
import { reportRecovered } from '@cb/features/shared/operator/failureReports';
import { sendSession } from '@cb/features/shared/session/sendSession';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startOperatorReports } from './operator/operatorReports.ts';
import { isMembersAddress, paths } from './routes/paths.ts';
import { prefetch } from './routes/prefetch.ts';
import { registerServiceWorker } from './frame/serviceWorker.ts';
import { Site } from './frame/Site.tsx';

startOperatorReports();
registerServiceWorker();
const { href, pathname } = location;
// Requested before anything is rendered, unless the script in the head has done so.
if (!globalThis.cbSent && (pathname === paths.start || isMembersAddress(pathname))) sendSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

function render(into: HTMLElement) {
  const site = (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  );
  // A prerendered page may also be served at another address, such as that of its file.
  if (into.dataset['path'] === pathname) {
    // In a transition, React pauses for the browser every few ms.
    startTransition(() => {
      hydrateRoot(into, site, { onRecoverableError: reportRecovered });
    });
  } else {
    into.replaceChildren();
    createRoot(into).render(site);
  }
}

// Separate tasks, so that the browser can respond in between. The screen is fetched while React renders.
setTimeout(prefetch, 0, href);
setTimeout(render, 0, root);

import '@cb/ui/theme';
import { Offline } from '@cb/features/public/Offline';
import { ProductNameProvider } from '@cb/ui/components/Wordmark';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from './operator/pageSettings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <StrictMode>
    <ProductNameProvider value={settings.productName}>
      <Offline onReload={() => location.reload()} />
    </ProductNameProvider>
  </StrictMode>,
);

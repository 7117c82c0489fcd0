import { createRoot } from 'react-dom/client';
import { ReviewPage } from './ReviewPage.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReviewPage />);

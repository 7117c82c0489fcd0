import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

const story = (name: string, meta: string) =>
  `import { ${name} } from './${name}.tsx'; const meta = preview.meta({ ${meta} });
export const Ready = meta.story();`;

const sources = new Map([
  [
    'packages/ui/src/components/A/A.stories.tsx',
    story('A', `id: 'components-a', title: 'Components/Data/A'`),
  ],
  ['packages/ui/src/components/A/A.tsx', ''],
  ['packages/ui/src/screens/S/SScreen/SScreen.stories.tsx', story('SScreen', `title: 'Screens/S'`)],
  ['packages/ui/src/screens/S/SScreen/SScreen.tsx', `import { P } from './P.tsx';`],
  ['packages/ui/src/screens/S/SScreen/P.tsx', `import { A } from '../../../components/A/A.tsx';`],
  ['packages/features/src/s/S.stories.tsx', story('S', `title: 'Features/S'`)],
  [
    'packages/features/src/s/S.tsx',
    `import { L } from './L.tsx'; import type { A } from '@cb/ui/components/A';`,
  ],
  ['packages/features/src/s/L.tsx', `const X = lazy(() => import('@cb/ui/screens/S/SScreen'));`],
]);

const exported = {
  './components/*': './src/components/*/*.tsx',
  './screens/S/*': './src/screens/S/*/*.tsx',
};

test('finds what a page uses through its parts, by name and lazily, but not through other pages', () => {
  expect(pagesOf(sources, exported)).toEqual([
    { id: 'components-a', title: 'Components/Data/A', path: '/docs/components-a--docs', uses: [] },
    { id: 'screens-s', title: 'Screens/S', path: '/docs/screens-s--docs', uses: ['components-a'] },
    {
      id: 'features-s',
      title: 'Features/S',
      path: '/story/features-s--ready',
      uses: ['screens-s'],
    },
  ]);
});

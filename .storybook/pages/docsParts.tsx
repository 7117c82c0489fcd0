import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren } from 'react';

// Loaded lazily, because Storybook's doc blocks double the size of a story. The exports below wrap the lazy
// components in functions: Storybook sends parameters to its manager, and React's development build adds an
// error to a lazy component that breaks that message and empties every control.
const LazyContainer = lazy(async () => {
  const { ThemedDocs } = await import('./DocsPage.tsx');
  return { default: ThemedDocs };
});
const LazyPage = lazy(async () => {
  const { DocsPage } = await import('./DocsPage.tsx');
  return { default: DocsPage };
});

/** The frame of every docs page. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <LazyContainer {...props} />
);

/** The docs page of components, screens and journeys. */
export const DocsPage = () => <LazyPage />;

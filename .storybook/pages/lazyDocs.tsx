import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren } from 'react';

// Loaded lazily, because Storybook's doc blocks double the size of a story.
const ThemedDocs = lazy(async () => ({ default: (await import('./DocsPage.tsx')).ThemedDocs }));
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

// The exports are functions, because Storybook sends parameters to its manager, and cannot send the error that
// React's development build adds to a lazy component: every control would be empty.

/** The frame of every docs page. */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <ThemedDocs {...props} />
);

/** The docs page of components and screens. */
export const LazyDocsPage = () => <DocsPage />;

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useDocsTheme } from './docsTheme.ts';
import { useRootTheme } from '../decorators/themed.tsx';
import './docs.css.ts';

/** Renders a docs page, text and components, in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useDocsTheme();
  useRootTheme(chosen);
  return <DocsContainer {...props} theme={themes[chosen]} />;
}

import { themeClasses } from '@cb/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themes } from 'storybook/theming';
import { useDocsTheme } from './docsTheme.ts';
import './docs.css.ts';

/** Renders a docs page, text and components, in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useDocsTheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove(...Object.values(themeClasses));
    root.classList.add(themeClasses[chosen]);
  }, [chosen]);
  return <DocsContainer {...props} theme={themes[chosen]} />;
}

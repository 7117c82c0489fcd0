import {
  ArgTypes,
  Description,
  DocsContainer,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { use, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useRootTheme } from '../decorators/toolbars.tsx';
import { ComponentPage } from './component/ComponentPage.tsx';
import * as styles from './docs.css.ts';
import { useDocsTheme } from './docsSelection.ts';
import { Related } from './Related.tsx';
import { AllStates } from './states/AllStates.tsx';

/** Renders a docs page, text and components, in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useDocsTheme();
  useRootTheme(chosen, document.documentElement);
  return <DocsContainer {...props} theme={themes[chosen]} />;
}

/** The docs page of a screen shows all its states, that of a component how to use it. */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  if (!first) return null;
  if (first.title.startsWith('Components/')) return <ComponentPage first={first} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Unstyled>
        <AllStates />
      </Unstyled>
      <Related page={first.id.split('--')[0] ?? ''} />
      <div className={styles.controls}>
        <ArgTypes />
      </div>
    </>
  );
}

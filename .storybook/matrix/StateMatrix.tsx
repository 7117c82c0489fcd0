import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress, viewportOf, workbenchAddress } from '../storyAddress.ts';
import * as styles from './StateMatrix.css.ts';
import { tileOf } from './tile.ts';
import { useExamples } from './useExamples.ts';

/**
 * A scaled-down state that links to its story, in the story's viewport or the toolbar's.
 * `parameters.matrix` is 'small' for a component that fills only a corner of a desktop window.
 */
function State({ state }: { state: PreparedStory }) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const { drawn, scale, tile } = tileOf(
    viewportOf(globals),
    state.parameters['matrix'] === 'small',
  );
  return (
    <a
      className={styles.state}
      style={{ inlineSize: tile.width }}
      href={workbenchAddress(state.id, globals)}
      target="_top"
    >
      <span className={styles.window} style={{ blockSize: tile.height }}>
        <iframe
          className={styles.frame}
          style={{ inlineSize: drawn.width, blockSize: drawn.height, scale }}
          src={storyAddress(state.id, { ...globals, motion: 'reduced' })}
          title={state.name}
          loading="lazy"
          tabIndex={-1}
          inert
          data-example={exampleOf(state)}
        />
      </span>
      <span className={styles.name}>{state.name}</span>
    </a>
  );
}

/** Shows all states of a screen side by side. */
export function StateMatrix() {
  return (
    <ul className={styles.matrix}>
      {useExamples().map((state) => (
        <li key={state.id}>
          <State state={state} />
        </li>
      ))}
    </ul>
  );
}

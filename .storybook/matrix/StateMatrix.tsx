import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyAddress, workbenchAddress } from '../storyAddress.ts';
import * as styles from './StateMatrix.css';
import { useExamples } from './useExamples.ts';

/**
 * All states of a screen side by side, small, each leading to its story. `parameters.matrix` is
 * 'small' for what fills only a corner of a desktop's screen: it is drawn in a smaller window.
 */
export function StateMatrix() {
  const context = use(DocsContext);
  const states = useExamples();
  return (
    <ul className={styles.matrix}>
      {states.map((state) => {
        const { globals } = context.getStoryContext(state);
        return (
          <li key={state.id}>
            <a className={styles.state} href={workbenchAddress(state.id, globals)} target="_top">
              <span className={styles.window}>
                <iframe
                  className={
                    styles.frame[state.parameters['matrix'] === 'small' ? 'small' : 'full']
                  }
                  src={storyAddress(state.id, globals)}
                  title={state.name}
                  loading="lazy"
                  tabIndex={-1}
                  inert
                />
              </span>
              <span className={styles.name}>{state.name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

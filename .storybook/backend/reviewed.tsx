import type { Decorator } from '@storybook/react-vite';
import { reviewOf } from './reviewing.ts';
import * as styles from './reviewed.css.ts';

/** Shows above a story what the toolbars change about it. */
export const reviewed: Decorator = (Story, context) => {
  const changes = reviewOf(context);
  return (
    <>
      {changes.length > 0 && (
        <p className={styles.note} role="note">
          {changes.join(' ')} The story’s own steps are left out.
        </p>
      )}
      <Story />
    </>
  );
};

import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { reviewOf } from '../reviewing.ts';
import * as styles from './reviewed.css.ts';

/**
 * Restarts a story when another scenario, member or place is chosen, and shows above it what differs
 * from the story.
 */
export const reviewed: Decorator = (Story, context) => {
  const changes = reviewOf(context);
  const { scenario, member, place } = context.globals;
  return (
    <>
      {changes.length > 0 && (
        <p className={styles.note} role="note">
          {changes.join(' ')} The story’s own steps are left out.
        </p>
      )}
      <Fragment key={`${scenario} ${member} ${place}`}>
        <Story />
      </Fragment>
    </>
  );
};

import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress } from '../storyAddress.ts';
import * as styles from './ExampleFrame.css.ts';

/** High enough for an open menu. */
const defaultHeight = '440px';

/**
 * Whether a story is shown in an iframe. Docs pages do not run the play function of inline stories, so
 * "Open" would show a closed component.
 */
export const isFramed = ({ playFunction, parameters }: PreparedStory) =>
  playFunction !== undefined || parameters['docs']?.story?.inline === false;

/** Shows an example in an iframe, with the toolbars' selection. */
export function ExampleFrame({ story }: { story: PreparedStory }) {
  const { globals } = use(DocsContext).getStoryContext(story);
  return (
    <iframe
      className={styles.frame}
      style={{ blockSize: story.parameters['docs']?.story?.height ?? defaultHeight }}
      src={storyAddress(story.id, globals)}
      title={story.name}
      loading="lazy"
      data-example={exampleOf(story)}
    />
  );
}

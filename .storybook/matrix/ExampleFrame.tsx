import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress } from '../storyAddress.ts';
import * as styles from './ExampleFrame.css.ts';

/** Room for a menu that opens. */
const roomy = '440px';

/** A story that plays must not play on a page it shares: "Open" would show what is closed. */
export const isFramed = ({ playFunction, parameters }: PreparedStory) =>
  playFunction !== undefined || parameters['docs']?.story?.inline === false;

/** An example on a page of its own, as the toolbars say. */
export function ExampleFrame({ story }: { story: PreparedStory }) {
  const { globals } = use(DocsContext).getStoryContext(story);
  return (
    <iframe
      className={styles.frame}
      style={{ blockSize: story.parameters['docs']?.story?.height ?? roomy }}
      src={storyAddress(story.id, globals)}
      title={story.name}
      loading="lazy"
      data-example={exampleOf(story)}
    />
  );
}

import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { exampleOf } from '../../decorators/quietFrame.ts';
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

/** Shows an example in an iframe, with the toolbars' selection and what the page's controls set. */
export function ExampleFrame({ story }: { story: PreparedStory }) {
  const { globals } = use(DocsContext).getStoryContext(story);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    function pass({ storyId, args }: { storyId: string; args: Args }) {
      if (storyId !== story.id) return;
      const set = Object.entries(args).filter(([name]) => story.argTypes[name]?.control);
      frame.current?.contentWindow?.postMessage(Object.fromEntries(set), location.origin);
    }
    channel.on(STORY_ARGS_UPDATED, pass);
    return () => channel.off(STORY_ARGS_UPDATED, pass);
  }, [story]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: story.parameters['docs']?.story?.height ?? defaultHeight }}
      src={storyAddress(story.id, globals)}
      title={story.name}
      loading="lazy"
      data-example={exampleOf(story)}
      data-story={story.id}
    />
  );
}

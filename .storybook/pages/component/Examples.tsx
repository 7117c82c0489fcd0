import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Primary,
  Source,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { use, type ComponentProps } from 'react';
import { previewAddress } from '../addresses.ts';
import * as styles from './ComponentPage.css.ts';

/** The height of a preview whose story sets none: high enough for an open menu. */
const defaultHeight = '440px';

/** Returns the stories that a docs page shows: not its tests, and not stories that exist for a picture only. */
export const useExamples = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

export type Example = ReturnType<typeof useExamples>[number];

/**
 * Whether a story is shown in a preview of its own. Docs pages do not run the play function of inline
 * stories, so "Open" would show a closed component.
 */
export const isFramed = ({ playFunction, parameters }: Example) =>
  playFunction !== undefined || parameters['docs']?.story?.inline === false;

/** A story in a preview of its own, with the toolbars' selection. */
export function StoryFrame({ story, ...props }: ComponentProps<'iframe'> & { story: Example }) {
  const { globals } = use(DocsContext).getStoryContext(story);
  return (
    <iframe
      src={previewAddress(story.id, 'story', globals)}
      title={story.name}
      loading="lazy"
      data-example={story.id}
      {...props}
    />
  );
}

const FramedExample = ({ story }: { story: Example }) => (
  <>
    <StoryFrame
      story={story}
      className={styles.frame}
      style={{ blockSize: story.parameters['docs']?.story?.height ?? defaultHeight }}
    />
    <details className={styles.code}>
      <summary>Show code</summary>
      <Source of={story.moduleExport} />
    </details>
  </>
);

/** The first example, which is bound to the controls unless it is framed. */
export function FirstExample() {
  const [first] = useExamples();
  return first && isFramed(first) ? <FramedExample story={first} /> : <Primary />;
}

/** The component's other examples, one below the other. */
export function OtherExamples() {
  return useExamples()
    .slice(1)
    .map((story) => {
      const example = story.moduleExport;
      return (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={example} />
          {isFramed(story) ? <FramedExample story={story} /> : <Canvas of={example} />}
        </Anchor>
      );
    });
}

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
const defaultPreviewHeight = '440px';

/** Returns the stories that a docs page shows. Tests, and stories for a picture only, lack the tag `autodocs`. */
export const useExamples = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

export type Example = ReturnType<typeof useExamples>[number];

/**
 * Whether a story is shown in a preview of its own. Docs pages do not run the play function of inline
 * stories, so a story named "Open" would show a closed component.
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
      style={{ blockSize: story.parameters['docs']?.story?.height ?? defaultPreviewHeight }}
    />
    <details className={styles.code}>
      <summary>Show code</summary>
      <Source of={story.moduleExport} />
    </details>
  </>
);

/** The first example. The controls change it, unless it is in a frame. */
export function FirstExample() {
  const [first] = useExamples();
  return first && isFramed(first) ? <FramedExample story={first} /> : <Primary />;
}

/** The component's other examples, one below the other. */
export function OtherExamples() {
  return useExamples()
    .slice(1)
    .map((story) => (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={story.moduleExport} />
        {isFramed(story) ? <FramedExample story={story} /> : <Canvas of={story.moduleExport} />}
      </Anchor>
    ));
}

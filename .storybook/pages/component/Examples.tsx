import {
  Anchor,
  Canvas,
  Description,
  Primary,
  Source,
  Subheading,
} from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from './ExampleFrame.css.ts';
import { ExampleFrame, isFramed } from './ExampleFrame.tsx';
import { useExamples } from '../useExamples.ts';

const Framed = ({ story }: { story: PreparedStory }) => (
  <>
    <ExampleFrame story={story} />
    <details className={styles.code}>
      <summary>Show code</summary>
      <Source of={story.moduleExport} />
    </details>
  </>
);

/** The first example, which is bound to the controls. */
export function FirstExample() {
  const [first] = useExamples();
  return first && isFramed(first) ? <Framed story={first} /> : <Primary />;
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
          {isFramed(story) ? <Framed story={story} /> : <Canvas of={example} />}
        </Anchor>
      );
    });
}

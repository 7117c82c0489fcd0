import {
  Anchor,
  Canvas,
  Description,
  Primary,
  Source,
  Subheading,
} from '@storybook/addon-docs/blocks';
import * as styles from './ExampleFrame.css.ts';
import { ExampleFrame, isFramed } from './ExampleFrame.tsx';
import { useExamples } from './useExamples.ts';

/** The first example, which is bound to the controls. */
export function FirstExample() {
  const [first] = useExamples();
  return first && isFramed(first) ? <ExampleFrame story={first} /> : <Primary />;
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
          {isFramed(story) ? (
            <>
              <ExampleFrame story={story} />
              <details className={styles.code}>
                <summary>Show code</summary>
                <Source of={example} />
              </details>
            </>
          ) : (
            <Canvas of={example} />
          )}
        </Anchor>
      );
    });
}

import { VisuallyHidden } from '@cb/ui/components/VisuallyHidden';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { isViewport, sizeOf, type Size } from '../../../tools/pictures/modes.ts';
import { serialiseGlobals, storyAddress, viewportOf } from '../addresses.ts';
import { isFramed, useExamples, type Example } from '../component/Examples.tsx';
import { useDocsGlobals } from '../docsSelection.ts';
import * as styles from './AllStates.css.ts';
import { contentOf, scaleOf, type Content } from './contentOf.ts';
import { InlineFrame, PreviewFrame } from './frames.tsx';

/** The window of a component that would only stretch in a wider one: `parameters.matrix` is 'small'. */
const smallWidth = 480;

const widths = ['wide', 'phone'] as const;

type Width = (typeof widths)[number];

interface WidthSwitchProps {
  readonly chosen: Width;
  readonly onChoose: (width: Width) => void;
}

/** A switch between the widths of a desktop and of a phone. */
function WidthSwitch({ chosen, onChoose }: WidthSwitchProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>Width</VisuallyHidden>
      </legend>
      {widths.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="width"
            className={styles.radio}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {`${sizeOf(value).width} px`}
        </label>
      ))}
    </fieldset>
  );
}

interface TileProps {
  readonly state: Example;
  /** The size of the window that the state is rendered in. */
  readonly window: Size;
}

/** A live state as large as its content, scaled down, which leads to its story. */
function Tile({ state, window }: TileProps) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const [content, setContent] = useState<Content>();
  const { left, top, width, height } = content ?? { left: 0, top: 0, ...window };
  const scale = scaleOf(width);
  const Frame = isFramed(state) ? PreviewFrame : InlineFrame;
  return (
    <li className={styles.state}>
      <a
        className={styles.link}
        href={`${storyAddress(state.id)}&globals=${serialiseGlobals(globals)}`}
        target="_top"
      >
        <span
          className={styles.clip}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          <Frame
            state={state}
            onRender={(document) => setContent(contentOf(document))}
            style={{
              inlineSize: window.width,
              blockSize: Math.max(window.height, top + height),
              transform: `scale(${scale}) translate(${-left}px, ${-top}px)`,
            }}
          />
        </span>
        {state.name}
      </a>
    </li>
  );
}

/** Shows all states of a screen at one width, in the theme of the toolbar. */
export function AllStates() {
  const { getStoryContext } = use(DocsContext);
  const globals = useDocsGlobals();
  // Kept here, because the tiles are previews of their own, which also announce their globals.
  const [width, setWidth] = useState<Width>(() =>
    viewportOf(globals) === 'phone' ? 'phone' : 'wide',
  );
  const states = useExamples();
  const windowOf = (state: Example): Size => {
    const own = viewportOf(getStoryContext(state)['storyGlobals']) ?? width;
    const size = sizeOf(isViewport(own) ? own : 'wide');
    const isSmall = state.parameters['matrix'] === 'small';
    return isSmall ? { ...size, width: Math.min(size.width, smallWidth) } : size;
  };
  return (
    <>
      <div className={styles.toolbar}>
        <WidthSwitch chosen={width} onChoose={setWidth} />
        <span>{states.length === 1 ? '1 state' : `${states.length} states`}</span>
      </div>
      <ul className={styles.states}>
        {states.map((state) => (
          <Tile key={`${state.id} ${width}`} state={state} window={windowOf(state)} />
        ))}
      </ul>
    </>
  );
}

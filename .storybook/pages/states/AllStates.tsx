import { Chip } from '@cb/ui/components/Chip';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { renderedEvent } from '../exampleFrame.ts';
import { paintedBox } from '../../pictures/paintedBox.ts';
import { isViewport, sizeOf, type Size } from '../../../tools/pictures/modes.ts';
import { serialiseGlobals, storyAddress, viewportOf } from '../addresses.ts';
import { StoryFrame, useExamples, type Example } from '../component/Examples.tsx';
import { useDocsGlobals } from '../docsSelection.ts';
import * as styles from './AllStates.css.ts';
import { takeTurn } from './turns.ts';

/** The window width for components that would only stretch in a wider one (`parameters.matrix: 'small'`), in px. */
const smallWidthPx = 480;

/** The margin around the content of a tile, in px of the story. */
const marginPx = 16;

/** Returns the part of a story's document that its content fills; `null` if it renders nothing. */
function contentOf(document: Document) {
  const { clientWidth, scrollTop } = document.documentElement;
  const painted = paintedBox(document, (element) => element.clientWidth >= clientWidth);
  if (painted.right === 0) return null;
  const left = Math.max(0, painted.left - marginPx);
  const top = Math.max(0, painted.top + scrollTop - marginPx);
  const right = Math.min(clientWidth, painted.right + marginPx);
  return { left, top, width: right - left, height: painted.bottom + scrollTop + marginPx - top };
}

/** Returns the scale at which a tile is about 260 px wide, within limits that keep its text readable. */
const scaleOf = (width: number) => Math.min(0.6, Math.max(0.4, 260 / width));

interface TileProps {
  readonly state: Example;
  /** The size of the window that the state is rendered in. */
  readonly window: Size;
}

/**
 * Returns the content of the state in a frame, once the frame is near the window and its story has rendered
 * and played. Until its turn comes, the frame is not loaded.
 */
function useContent(tile: RefObject<HTMLElement | null>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [content, setContent] = useState<ReturnType<typeof contentOf>>();
  useEffect(() => {
    const { current } = tile;
    if (!current) return undefined;
    let endTurn = () => {};
    const visibility = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        visibility.disconnect();
        endTurn = takeTurn(() => setIsLoaded(true));
      },
      { root: document, rootMargin: '50%' },
    );
    const size = new ResizeObserver(([entry]) => {
      if (entry) setContent(contentOf(entry.target.ownerDocument));
    });
    function onRendered({ target }: Event) {
      endTurn();
      if (target instanceof HTMLIFrameElement && target.contentDocument) {
        size.observe(target.contentDocument.body);
      }
    }
    visibility.observe(current);
    current.addEventListener(renderedEvent, onRendered);
    return () => {
      visibility.disconnect();
      size.disconnect();
      current.removeEventListener(renderedEvent, onRendered);
      endTurn();
    };
  }, [tile]);
  return { isLoaded, content };
}

/**
 * A link to a state's story, with the state in a preview of its own that is cropped to its content and scaled
 * down. Menus and dialogs stay open in it.
 */
function Tile({ state, window }: TileProps) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const tile = useRef<HTMLLIElement>(null);
  const { isLoaded, content } = useContent(tile);
  const { left, top, width, height } = content ?? { left: 0, top: 0, ...window };
  const scale = scaleOf(width);
  return (
    <li className={styles.state} ref={tile} aria-busy={content === undefined}>
      <a
        className={styles.link}
        href={`${storyAddress(state.id)}&globals=${serialiseGlobals(globals)}`}
        target="_top"
      >
        <span
          className={styles.clip}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          {isLoaded && (
            <StoryFrame
              story={state}
              className={styles.frame}
              style={{
                inlineSize: window.width,
                blockSize: Math.max(window.height, top + height),
                transform: `scale(${scale}) translate(${-left}px, ${-top}px)`,
              }}
              tabIndex={-1}
              inert
            />
          )}
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
  const states = useExamples();
  // The toolbar Viewport, which Storybook offers on stories only.
  const setIsPhone = (isPhone: boolean) =>
    addons.getChannel().emit(UPDATE_GLOBALS, {
      globals: { viewport: { value: isPhone ? 'phone' : undefined } },
    });
  function windowOf(state: Example): Size {
    const viewport = viewportOf(getStoryContext(state)['globals']);
    const size = sizeOf(isViewport(viewport) ? viewport : 'wide');
    const isSmall = state.parameters['matrix'] === 'small';
    return isSmall ? { ...size, width: Math.min(size.width, smallWidthPx) } : size;
  }
  return (
    <>
      <div className={styles.toolbar}>
        <Chip pressed={viewportOf(globals) === 'phone'} onChange={setIsPhone}>
          {`Phone (${sizeOf('phone').width} px)`}
        </Chip>
        <span>{states.length === 1 ? '1 state' : `${states.length} states`}</span>
      </div>
      <ul className={styles.states}>
        {states.map((state) => (
          <Tile
            key={`${state.id} ${serialiseGlobals(globals)}`}
            state={state}
            window={windowOf(state)}
          />
        ))}
      </ul>
    </>
  );
}

import type { ThemeName } from '@cb/ui/theme';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PreparedStory } from 'storybook/internal/types';
import { modes, type ModeName } from '../../tools/pictures/modes.ts';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress, viewportOf, workbenchAddress } from '../storyAddress.ts';
import { OpenState } from './OpenState.tsx';
import { modeOf, pictureOf, type Picture } from './pictureOf.ts';
import * as styles from './StateMatrix.css.ts';
import { columnOf, maxTile, pictureScale, scaleOf, windowOf } from './tile.ts';
import { useExamples } from './useExamples.ts';
import { useInView } from './useInView.ts';

/** The picture of a state. */
function Pictured({ picture, scale }: { picture: Picture; scale: number }) {
  const { address, size } = picture;
  return (
    <img
      className={styles.picture}
      style={{ inlineSize: size.width * scale }}
      src={address}
      width={size.width}
      height={size.height}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}

/** A scaled-down live state. Each is a separate page, which only exists while it is in view. */
function Live({ state, theme }: { state: PreparedStory; theme: ThemeName }) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const ref = useRef<HTMLSpanElement>(null);
  const inView = useInView(ref);
  const window = liveWindow(state, viewportOf(globals), theme);
  const scale = scaleOf(window);
  return (
    <span
      ref={ref}
      className={styles.live}
      style={{ inlineSize: window.width * scale, blockSize: window.height * scale }}
    >
      {inView && (
        <iframe
          className={styles.frame}
          style={{ inlineSize: window.width, blockSize: window.height, scale }}
          src={storyAddress(state.id, { ...globals, motion: 'reduced', shell: 'mainStates' })}
          title={state.name}
          tabIndex={-1}
          inert
          data-example={exampleOf(state)}
        />
      )}
    </span>
  );
}

/**
 * Returns the window of a live state. `parameters.matrix` is 'small' for a component that fills only
 * a corner of a desktop window.
 */
const liveWindow = ({ parameters }: PreparedStory, viewport: unknown, theme: ThemeName) =>
  windowOf(viewport, modeOf(theme), parameters['matrix'] === 'small');

interface TileProps {
  readonly state: PreparedStory;
  readonly theme: ThemeName;
  readonly open: boolean;
  onOpen(id: string | undefined): void;
  /** The width of the tile in px. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A state that opens live in its place, with a link to its story. */
function Tile({ state, theme, open, onOpen, width, children }: TileProps) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const button = useRef<HTMLButtonElement>(null);
  const address = workbenchAddress(state.id, globals);
  if (open) {
    const close = () => {
      flushSync(() => onOpen(undefined));
      button.current?.focus();
    };
    return (
      <li className={styles.opened}>
        <OpenState
          state={state}
          window={liveWindow(state, viewportOf(globals), theme)}
          address={address}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <li className={styles.state} style={{ inlineSize: width }}>
      <button
        ref={button}
        type="button"
        className={styles.window}
        style={{ maxBlockSize: maxTile.height }}
        aria-label={`Open ${state.name} here`}
        onClick={() => onOpen(state.id)}
      >
        {children}
      </button>
      <a className={styles.name} href={address} target="_top">
        {state.name}
      </a>
    </li>
  );
}

const describeMode = (mode: ModeName) =>
  `in the ${modes[mode].theme} theme, ${modes[mode].viewport.width} px wide`;

/**
 * Shows all states of a screen side by side: those with a picture as the visual comparison keeps it,
 * the others live while they are in view. Each opens live in its place, one at a time.
 */
export function StateMatrix() {
  const { getStoryContext } = use(DocsContext);
  const states = useExamples();
  const [open, setOpen] = useState<string>();
  const [first] = states;
  if (!first) return null;
  const { globals } = getStoryContext(first);
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const shown = states.map((state) => ({ state, picture: pictureOf(state, theme) }));
  const pictures = shown.flatMap(({ picture }) => picture ?? []);
  const tile = (state: PreparedStory, width: number, child: ReactNode) => (
    <Tile
      key={state.id}
      state={state}
      theme={theme}
      width={width}
      open={open === state.id}
      onOpen={setOpen}
    >
      {child}
    </Tile>
  );
  const others = shown.filter(({ picture }) => !picture);
  return (
    <>
      {pictures.length > 0 && (
        <>
          <p className={styles.note}>
            As last accepted, {describeMode(modeOf(theme))} where there is such a picture. A picture
            opens live; its name leads to the story.
          </p>
          <ul className={styles.matrix}>
            {shown.map(
              ({ state, picture }) =>
                picture &&
                tile(
                  state,
                  columnOf(picture.window),
                  <Pictured picture={picture} scale={pictureScale(picture.window, pictures)} />,
                ),
            )}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p className={styles.note}>
            Live, without a picture: looks like another state, or is there for its tests.
          </p>
          <ul className={styles.matrix}>
            {others.map(({ state }) =>
              tile(
                state,
                columnOf(liveWindow(state, undefined, theme)),
                <Live state={state} theme={theme} />,
              ),
            )}
          </ul>
        </>
      )}
    </>
  );
}

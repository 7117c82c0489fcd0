import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PreparedStory } from 'storybook/internal/types';
import { sizeOf, type Size } from '../../tools/pictures/modes.ts';
import { useDocsGlobals } from '../decorators/docsTheme.ts';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress, viewportOf, workbenchAddress } from '../storyAddress.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { OpenState } from './OpenState.tsx';
import { loadSheets, lookOf, pictureOf, type Picture } from './sheets.ts';
import * as styles from './StateMatrix.css.ts';
import { pictureScale, scaleOf, tileWidth, windowOf } from './tile.ts';
import { useExamples } from './useExamples.ts';
import { useInView } from './useInView.ts';

/** The picture of a state: the part of its sheet. */
function Pictured({ picture, scale }: { picture: Picture; scale: number }) {
  const { address, sheet, left, top, width, height, ratio } = picture;
  return (
    <span className={styles.clip} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <img
        className={styles.sheet}
        style={{
          inlineSize: sheet.width * ratio * scale,
          blockSize: sheet.height * ratio * scale,
          translate: `${-left * scale}px ${-top * scale}px`,
        }}
        src={address}
        alt=""
      />
    </span>
  );
}

interface LiveProps {
  readonly state: PreparedStory;
  /** The size of the window that the state is rendered in. */
  readonly window: Size;
  readonly scale: number;
}

/** A scaled-down live state. Each is a separate page, which only exists while it is in view. */
function Live({ state, window, scale }: LiveProps) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const ref = useRef<HTMLSpanElement>(null);
  const inView = useInView(ref);
  return (
    <span
      ref={ref}
      className={styles.clip}
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

interface TileProps {
  readonly state: PreparedStory;
  readonly window: Size;
  readonly open: boolean;
  onOpen(id: string | undefined): void;
  /** The maximum height of the picture in px. */
  readonly maxHeight: number;
  /** The difference between the tile and the others of its page. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A state that opens live in its place, with a link to its story. */
function Tile({ state, window, open, onOpen, maxHeight, note, children }: TileProps) {
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
        <OpenState state={state} window={window} address={address} onClose={close} />
      </li>
    );
  }
  return (
    <li className={styles.state}>
      <button
        ref={button}
        type="button"
        className={styles.window}
        style={{ maxBlockSize: maxHeight }}
        aria-label={`Open ${state.name} here`}
        onClick={() => onOpen(state.id)}
      >
        {children}
      </button>
      <p className={styles.caption}>
        <a className={styles.name} href={address} target="_top">
          {state.name}
        </a>
        {note && <span className={styles.note}>{note}</span>}
      </p>
    </li>
  );
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Side by side' },
];

const widths = (['wide', 'phone'] as const).map((value) => ({
  value,
  label: `${sizeOf(value).width} px`,
}));

/** Whether this is the dark page of two side by side, which follows the other's switches. */
const isBeside = () => window.frameElement?.hasAttribute('data-is-storybook-thumbnail') ?? false;

/** The range of the tiles' minimum width in px. */
const sizes = { min: 180, max: 900 };

/** The tiles' minimum width in px at first: a state of a narrow window is legible in less. */
const firstSize = ({ width }: Size) => (width < 600 ? 280 : 420);

/**
 * Shows all states of a screen side by side in one theme and at one width: as pictures that were
 * rendered with the build, or live while they are in view. Each opens live in its place, one at a time.
 */
export function StateMatrix() {
  const { getStoryContext } = use(DocsContext);
  const sheets = use(loadSheets());
  const globals = useDocsGlobals();
  const states = useExamples();
  const [open, setOpen] = useState<string>();
  const [room, setRoom] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const sizeId = useId();
  const look = lookOf(globals);
  const viewport = viewportOf(globals) ?? 'wide';
  const page = windowOf(viewport);
  const [least, setLeast] = useState<number>();
  const size = least ?? firstSize(page);
  const tile = tileWidth(room, Math.min(size, room));
  const shown = states.map((state) => ({
    state,
    picture: pictureOf(sheets, state, look),
    // `parameters.matrix` is 'small' for a component that fills only a corner of a desktop window.
    window: windowOf(
      viewportOf(getStoryContext(state)['storyGlobals']) ?? viewport,
      state.parameters['matrix'] === 'small',
    ),
  }));
  const hidden = states.filter(({ tags }) => tags.includes('edge-case')).length;
  const pictures = shown.flatMap(({ picture, window }) =>
    picture ? { window, width: picture.width } : [],
  );
  return (
    <>
      <div className={styles.toolbar}>
        {!isBeside() && (
          <>
            <LookSwitch
              legend="Theme"
              global="theme"
              choices={themes}
              chosen={globals['theme'] ?? 'light'}
            />
            <LookSwitch legend="Width" global="viewport" choices={widths} chosen={viewport} />
          </>
        )}
        <label className={styles.sizeOfTiles} htmlFor={sizeId}>
          Tile size
          <input
            id={sizeId}
            type="range"
            className={styles.range}
            {...sizes}
            value={size}
            onChange={({ target }) => setLeast(target.valueAsNumber)}
          />
        </label>
        <p className={styles.note}>
          {states.length === 1 ? '1 state' : `${states.length} states`}
          {hidden > 0 && ` (the sidebar hides ${hidden} as edge cases)`}
          {pictures.length > 0
            ? ', pictured by this build. A picture opens live; its name leads to the story.'
            : look
              ? ', live while in view: this build has no pictures. Pictures come with a published build.'
              : ', live while in view: pictures exist only for these themes and widths, without other toolbars.'}
        </p>
      </div>
      <ul
        ref={measure}
        className={styles.matrix}
        style={{ gridTemplateColumns: `repeat(auto-fill, ${tile}px)` }}
      >
        {room > 0 &&
          shown.map(({ state, picture, window }) => (
            <Tile
              key={state.id}
              state={state}
              window={window}
              open={open === state.id}
              onOpen={setOpen}
              maxHeight={(1.25 * tile * page.height) / page.width}
              note={[
                window.width !== page.width && !state.parameters['matrix'] && `${window.width} px`,
                pictures.length > 0 && !picture && 'Live: no picture',
              ]
                .filter(Boolean)
                .join(', ')}
            >
              {picture ? (
                <Pictured picture={picture} scale={pictureScale(window, pictures, tile)} />
              ) : (
                <Live state={state} window={window} scale={scaleOf(window.width, tile)} />
              )}
            </Tile>
          ))}
      </ul>
    </>
  );
}

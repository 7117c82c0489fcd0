// Written without JSX, since Storybook bundles its manager separately, without Vite.
import {
  createElement as h,
  useEffect,
  useState,
  type PropsWithChildren,
  type SyntheticEvent,
} from 'react';
import { Select } from 'storybook/internal/components';
import {
  DOCS_RENDERED,
  RESET_STORY_ARGS,
  STORY_FINISHED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { phoneEvent, previewAddress, viewportOf } from '../pages/addresses.ts';
import { readAtStart } from './globals.ts';
import { syncScrolling } from './syncScrolling.ts';

/** Returns the states of the screen on screen, without tests. */
function useStates() {
  const { storyId, index = {} } = useStorybookState();
  const [page] = storyId?.split('--') ?? [];
  return Object.values(index).filter(
    (entry) =>
      entry.type === 'story' && entry.subtype !== 'test' && entry.id.startsWith(`${page}--`),
  );
}

/** A menu that shows another state of the same component beside the one on screen. */
export function BesideMenu() {
  const [{ beside }, updateGlobals] = useGlobals();
  const { storyId } = useStorybookState();
  const states = useStates().filter(({ id }) => id !== storyId);
  return h(Select, {
    ariaLabel: 'Beside it',
    options: [
      { value: '', title: 'Beside: nothing' },
      ...states.map(({ id, name }) => ({ value: id, title: `Beside: ${name}` })),
    ],
    defaultOptions: states.some(({ id }) => id === beside) ? beside : '',
    onSelect: (value) => updateGlobals({ beside: value }),
  });
}

/** Whether the preview is done with an entry: it has rendered and played. */
function useFinished(entry: string) {
  const [finished, setFinished] = useState<string>();
  // The event may come before the manager has the entry's id, or from an iframe on a docs page.
  const finish = (id: string) => {
    if (!entry || id === entry) setFinished(id);
  };
  useChannel(
    {
      [STORY_FINISHED]: ({ storyId }: { storyId: string }) => finish(storyId),
      [DOCS_RENDERED]: finish,
    },
    [entry],
  );
  return finished === entry;
}

/** Returns the size of an element in px, and the place and size of the preview in it, before scaling. */
function useBoxes(frame: HTMLElement | null) {
  const [boxes, setBoxes] = useState({ width: 0, preview: {}, previewWidth: 0 });
  useEffect(() => {
    const preview = frame?.querySelector('iframe');
    if (!frame || !preview) return undefined;
    const observer = new ResizeObserver(() => {
      let [top, left] = [0, 0];
      const inner = frame.firstElementChild?.firstElementChild;
      for (let at: Element | null = preview; at instanceof HTMLElement && at !== inner;) {
        top += at.offsetTop;
        left += at.offsetLeft;
        at = at.offsetParent;
      }
      const { offsetWidth: inlineSize, offsetHeight: blockSize } = preview;
      setBoxes({
        width: frame.clientWidth,
        preview: { top, left, inlineSize, blockSize },
        previewWidth: inlineSize,
      });
    });
    for (const each of [frame, preview]) observer.observe(each);
    return () => observer.disconnect();
  }, [frame]);
  return boxes;
}

interface SecondProps {
  readonly entry: string;
  readonly viewMode: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly style: object;
  /** The element that contains the preview. */
  readonly frame: HTMLElement;
}

/** A second preview, which follows the toolbars, the chip "Phone", the controls and the scrolling of the first. */
function Second({ entry, viewMode, globals, style, frame }: SecondProps) {
  const [second, setSecond] = useState<HTMLIFrameElement | null>(null);
  // What a story reads when it starts loads it again, by `key`; all other selections keep what is on screen.
  const [src] = useState(() => previewAddress(entry, viewMode, globals));
  const send = (event: string, payload: unknown) =>
    second?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
  const update = (event: string) => (payload: object) =>
    send(event, { ...payload, storyId: entry });
  useChannel(
    {
      [UPDATE_STORY_ARGS]: update(UPDATE_STORY_ARGS),
      [RESET_STORY_ARGS]: update(RESET_STORY_ARGS),
      [phoneEvent]: (isPhone: boolean) => send(phoneEvent, isPhone),
    },
    [second, entry],
  );
  useEffect(() => {
    send(UPDATE_GLOBALS, { globals });
  });
  return h('iframe', {
    title: 'The second preview',
    src,
    ref: setSecond,
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const first = frame.querySelector('iframe');
      if (first) syncScrolling(first, currentTarget);
    },
    style: { position: 'absolute', border: 0, ...style },
    // Makes the manager ignore messages from this iframe, which it would warn about.
    'data-is-storybook-thumbnail': true,
  });
}

/**
 * Shows an entry in both themes at once, or another state of a screen beside it. The addon panels belong
 * to the first one. Both have the layout of the whole width: in both themes they are scaled to fit, while two
 * states keep their size and are scrolled together.
 */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { width, preview, previewWidth } = useBoxes(frame);
  // Loads the second one afterwards: two play functions at once would compete for the focus.
  const finished = useFinished(storyId);
  const other = useStates().find(({ id }) => id === globals['beside'] && id !== storyId);
  const compared = viewMode === 'story' && other !== undefined;
  const both = compared || globals['theme'] === 'both';
  const half = width / 2;
  const wanted = viewMode === 'docs' ? half : viewportOf(globals) ? previewWidth + 32 : width;
  const scale = both && !compared && wanted > half ? half / wanted : 1;
  const inner = {
    position: 'relative',
    inlineSize: both && half ? Math.max(wanted, half) : '100%',
    blockSize: `${100 / scale}%`,
    ...(scale < 1 && { transform: `scale(${scale})`, transformOrigin: '0 0' }),
  } as const;
  const outer = {
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: compared ? 'auto' : 'hidden',
  } as const;
  const entry = compared ? other.id : storyId;
  const theme = globals['theme'] === 'both' && !compared ? 'dark' : globals['theme'];
  const second =
    finished &&
    viewMode &&
    frame &&
    h(Second, {
      key: [entry, viewMode, ...readAtStart.map((name) => globals[name])].join(' '),
      entry,
      viewMode,
      globals: { ...globals, theme },
      style: preview,
      frame,
    });
  const followPan = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    for (const each of currentTarget.parentElement?.children ?? []) {
      each.scrollLeft = currentTarget.scrollLeft;
    }
  };
  // Always the same elements around `children`: moving the iframe would reload it.
  return h(
    'div',
    { style: { display: 'flex', inlineSize: '100%', blockSize: '100%' }, ref: setFrame },
    h('div', { style: outer, onScroll: followPan }, h('div', { style: inner }, children)),
    both && h('div', { style: outer, onScroll: followPan }, h('div', { style: inner }, second)),
  );
}

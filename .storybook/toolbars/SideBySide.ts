// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, useEffect, useState, type PropsWithChildren } from 'react';
import { Select } from 'storybook/internal/components';
import {
  RESET_STORY_ARGS,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { previewAddress, viewportOf } from '../pages/addresses.ts';
import { followPreview } from './followPreview.ts';
import { readAtStart } from './globals.ts';

/** Returns the stories of the open component or screen, without their tests. */
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

interface SecondProps {
  readonly entry: string;
  readonly viewMode: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A second preview, which follows the toolbars, the controls, the size and the scrolling of the first. */
function SecondPreview({ entry, viewMode, globals }: SecondProps) {
  const [second, setSecond] = useState<HTMLIFrameElement | null>(null);
  // Selections that a story reads at its start reload it, by `key`; all others change it in place.
  const [src] = useState(() => previewAddress(entry, viewMode, globals));
  const send = (event: string, payload: unknown) =>
    second?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
  const forward = (event: string) => ({
    [event]: (payload: object) => send(event, { ...payload, storyId: entry }),
  });
  useChannel({ ...forward(UPDATE_STORY_ARGS), ...forward(RESET_STORY_ARGS) }, [second, entry]);
  // Without dependencies, because each rendering has a new object of globals.
  useEffect(() => send(UPDATE_GLOBALS, { globals }));
  useEffect(() => (second ? followPreview(second) : undefined), [second]);
  return h('iframe', {
    title: 'The second preview',
    src,
    ref: setSecond,
    // As far from the edges as Storybook's frame of a viewport.
    style: { display: 'block', border: 0, margin: viewportOf(globals) ? 41 : 0 },
    // Makes the manager ignore messages from this iframe, which it would warn about.
    'data-is-storybook-thumbnail': true,
  });
}

/** Scrolls the other half horizontally, too, if a viewport is wider than the halves. */
function panOtherHalf({ currentTarget }: { readonly currentTarget: Element }) {
  for (const half of currentTarget.parentElement?.children ?? []) {
    half.scrollLeft = currentTarget.scrollLeft;
  }
}

/**
 * Shows an entry in both themes at once, or another state of a screen beside it at full size. The addon panels
 * belong to the first one. Both themes have the layout of the whole width, scaled down.
 */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const other = useStates().find(({ id }) => id === globals['beside'] && id !== storyId);
  const compared = viewMode === 'story' && other !== undefined;
  const inBothThemes = globals['theme'] === 'both' && !compared;
  const viewport = viewportOf(globals);
  const isWide = viewMode === 'story' && viewport !== 'phone';
  const half = {
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'auto',
    // A viewport has a frame, and may be wider than the window.
    ...(inBothThemes && isWide && { zoom: viewport ? 0.4 : 0.5 }),
  };
  const entry = compared ? other.id : storyId;
  const second =
    (compared || inBothThemes) &&
    viewMode &&
    h(SecondPreview, {
      key: [entry, viewMode, ...readAtStart.map((name) => globals[name])].join(' '),
      entry,
      viewMode,
      globals: { ...globals, ...(inBothThemes && { theme: 'dark' }) },
    });
  // Always the same elements around `children`: moving the iframe would reload it.
  return h(
    'div',
    { style: { display: 'flex', inlineSize: '100%', blockSize: '100%' } },
    h('div', { style: half, onScroll: panOtherHalf }, children),
    second && h('div', { style: half, onScroll: panOtherHalf }, second),
  );
}

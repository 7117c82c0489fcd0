import type { Item } from '../review.ts';
import { Compare, Picture, Stage } from './Compare.tsx';
import { nameOf, stateOf } from './wording.ts';

interface CardProps {
  readonly item: Item;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onOpen: () => void;
}

/** The maximum height in px of a picture without a comparison. */
const maxHeight = 480;

/** Crops up to this width in px are shown at 200 %. */
const zoomBelow = 320;

/** Shows the comparison, or the upper part of a picture without a counterpart. */
function View({ item }: { readonly item: Item }) {
  const { before, after, crop } = item;
  const name = `${nameOf(item)}, ${item.mode}`;
  if (before && after && crop) {
    const zoom = crop.width <= zoomBelow ? 2 : 1;
    return <Compare before={before} after={after} crop={crop} zoom={zoom} name={name} />;
  }
  const only = after ?? before;
  if (!only) return null;
  const upper = { left: 0, top: 0, width: only.width, height: Math.min(only.height, maxHeight) };
  return (
    <Stage crop={upper} caption={<figcaption>{after ? 'After' : 'The baseline'}</figcaption>}>
      <Picture shown={only} crop={upper} alt={`${after ? 'After' : 'Baseline'}: ${name}`} />
    </Stage>
  );
}

/** Returns the link to the story in Storybook, in the mode of the picture. */
function storyAddress({ story, mode }: Item) {
  const [theme, viewport] = mode.split(' ');
  return `/storybook/?path=/story/${story}&globals=theme:${theme};viewport:${viewport}`;
}

/** Shows one finding, with its actions. */
export function Card({ item, busy, onAccept, onOpen }: CardProps) {
  const { file, kind, message, mode, name, before, after, crop } = item;
  const width = crop?.width ?? (after ?? before)?.width ?? 0;
  return (
    <li className="card" data-wide={width > 640}>
      <header>
        <h3 id={file} tabIndex={-1}>
          {nameOf(item)} <small>{mode}</small>
        </h3>
        <span className="state" data-kind={kind}>
          {stateOf(item)}
        </span>
      </header>
      <View item={item} />
      {kind === 'missing' && (
        <>
          <p>There is nothing to accept: the story failed, or never stood still.</p>
          <pre>{message}</pre>
        </>
      )}
      <footer>
        {kind !== 'missing' && (
          <button type="button" disabled={busy} onClick={onAccept}>
            {kind === 'left over' ? 'Delete' : 'Accept'}
            <span className="unseen">{` ${nameOf(item)}, ${mode}`}</span>
          </button>
        )}
        {(before ?? after) && (
          <button type="button" className="quiet" onClick={onOpen}>
            Whole picture<span className="unseen">{` of ${nameOf(item)}, ${mode}`}</span>
          </button>
        )}
        {name && (
          <a href={storyAddress(item)}>
            Open story<span className="unseen">{` ${name}, ${mode}`}</span>
          </a>
        )}
      </footer>
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../report.ts';
import type { Item } from '../review.ts';
import { Compare, Picture, Stage } from './Compare.tsx';
import { nameOf } from './wording.ts';

/** Returns the views that are available for a finding. */
function viewsOf({ before, after, marked }: Item): readonly [string, Shown?][] {
  return [
    ...(before && after ? [['Slider'] as [string]] : []),
    ...(before ? [['Before', before] as [string, Shown]] : []),
    ...(after ? [['After', after] as [string, Shown]] : []),
    ...(before && marked ? [['Differences', { ...before, file: marked }] as [string, Shown]] : []),
  ];
}

const at = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height,
});

interface WholeProps {
  readonly item: Item;
  readonly onClose: () => void;
}

/** Shows the whole picture in a dialog. */
export function Whole({ item, onClose }: WholeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const views = viewsOf(item);
  const [chosen, setChosen] = useState(views[0]?.[0]);
  useEffect(() => dialog.current?.showModal(), []);
  const { before, after, mode } = item;
  const name = `${nameOf(item)}, ${mode}`;
  const shown = views.find(([view]) => view === chosen)?.[1];
  return (
    <dialog ref={dialog} aria-label={`Whole picture: ${name}`} onClose={onClose}>
      <header>
        <fieldset>
          <legend>{name}</legend>
          {views.map(([view]) => (
            <label key={view}>
              <input
                type="radio"
                name="view"
                checked={view === chosen}
                onChange={() => setChosen(view)}
              />
              {view}
            </label>
          ))}
        </fieldset>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {shown ? (
        <Stage crop={at(shown)}>
          <Picture shown={shown} crop={at(shown)} alt={`${chosen}: ${name}`} />
        </Stage>
      ) : (
        before &&
        after && (
          <Compare
            before={before}
            after={after}
            crop={at({
              width: Math.max(before.width, after.width),
              height: Math.max(before.height, after.height),
            })}
            name={name}
          />
        )
      )}
    </dialog>
  );
}

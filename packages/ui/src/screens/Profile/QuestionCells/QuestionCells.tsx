import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { useChosenInView } from '../../../components/Tabs/useChosenInView.ts';
import * as styles from './QuestionCells.css.ts';

export interface QuestionCell {
  readonly id: string;
  readonly answered: boolean;
  /** Its answer is kept because it could not be sent. */
  readonly unsent: boolean;
}

export interface QuestionCellsProps {
  cells: readonly QuestionCell[];
  /** Place of the question that shows. */
  active: number;
  onJump: (index: number) => void;
}

/** How far Page Up and Page Down go. */
const page = 10;

const places: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + page),
  PageUp: (at) => Math.max(0, at - page),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * One cell for each question (QUE-03). The row is one stop of the Tab key; arrows, Home, End
 * and Page keys move in it, Enter jumps. The active cell is kept in view.
 */
export function QuestionCells({ cells, active, onJump }: QuestionCellsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Where the keys have gone, until another question shows.
  const [reached, reach] = useState({ at: active, from: active });
  const tabbable = reached.from === active ? reached.at : active;

  useChosenInView(row, '[aria-current=step]', cells[active]?.id ?? '');

  function move(event: KeyboardEvent) {
    const at = places[event.key]?.(tabbable, cells.length - 1);
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reach({ at, from: active });
    const cell = row.current?.children[at];
    if (cell instanceof HTMLElement) cell.focus();
  }

  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label="Questions"
      className={styles.row}
      onKeyDown={move}
      onClick={({ target }) => {
        const cell = target instanceof Element && target.closest<HTMLElement>('[data-index]');
        if (cell) onJump(Number(cell.dataset['index']));
      }}
    >
      {cells.map(({ id, answered, unsent }, index) => (
        <Cell
          key={id}
          index={index}
          answered={answered}
          unsent={unsent}
          active={index === active}
          tabbable={index === tabbable}
        />
      ))}
    </div>
  );
}

interface CellProps {
  index: number;
  answered: boolean;
  unsent: boolean;
  active: boolean;
  tabbable: boolean;
}

/** Drawn anew only when its own state changes: there may be hundreds. */
const Cell = memo(function Cell({ index, answered, unsent, active, tabbable }: CellProps) {
  const state = answered ? 'answered' : 'unanswered';
  return (
    <button
      type="button"
      className={styles.cell}
      data-index={index}
      data-answered={answered ? '' : undefined}
      tabIndex={tabbable ? 0 : -1}
      aria-current={active ? 'step' : undefined}
      aria-label={`Question ${index + 1}, ${state}${unsent ? ', not sent' : ''}`}
    >
      {index + 1}
      {unsent && <span className={styles.mark} />}
    </button>
  );
});

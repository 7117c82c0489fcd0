import { memo, useRef } from 'react';
import { fading } from '#ui/components/Tabs/Tabs.css.ts';
import { useChosenInView } from '#ui/platform/useChosenInView.ts';
import { useRovingTabIndex } from '#ui/platform/useRovingTabIndex.ts';
import * as styles from './QuestionCells.css.ts';

export interface QuestionCell {
  readonly id: string;
  readonly answered: boolean;
  /** Whether its answer is kept because sending it failed. */
  readonly unsent: boolean;
}

export interface QuestionCellsProps {
  /** The questions, in order. */
  cells: readonly QuestionCell[];
  /** The index of the current question. */
  active: number;
  /** Called with the index of the pressed cell. */
  onJump: (index: number) => void;
}

/**
 * One cell for each question (QUE-03). The row is a single tab stop (roving tabindex): arrows,
 * Home, End and Page keys move in it, Enter jumps. The active cell is kept in view.
 */
export function QuestionCells({ cells, active, onJump }: QuestionCellsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { tabbable, onKeyDown, onFocus } = useRovingTabIndex(cells.length, active);

  useChosenInView(row, '[aria-current=step]', cells[active]?.id ?? '');

  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label="Questions"
      className={`${fading} ${styles.row}`}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
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

/** Memoised, because there may be hundreds. Their row handles the clicks: a new handler would render all again. */
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
      <span>{index + 1}</span>
      {unsent && <span className={styles.mark} />}
    </button>
  );
});

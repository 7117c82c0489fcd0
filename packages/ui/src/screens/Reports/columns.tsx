import { formatCb, isAmount } from '../../components/Amount/formatAmount.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { usePlatform } from '../../platform/Platform.tsx';
import * as styles from './columns.css.ts';
import type { ReportRow } from './report.ts';

/** Shows a text from the server, or a dash that screen readers announce as missing. */
export function TextOrDash({ text }: { text: string }) {
  if (text.trim() !== '') return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}

/** Shows an amount without its unit, which the column header names; a dash if it is NaN. */
function CbOrDash({ cb }: { cb: number }) {
  const { locale } = usePlatform();
  if (!isAmount(cb)) return <TextOrDash text="" />;
  return <span className={cb > 0 ? styles.earned : styles.figure}>{formatCb(cb, { locale })}</span>;
}

/** Shows comments as a list of lines (TRX-03, TRX-04). */
function Comments({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <TextOrDash text="" />;
  return (
    <ul role="list" className={styles.comments}>
      {lines.map((line, at) => (
        <li key={at}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}

export const dateColumn: TableColumn<ReportRow> = {
  key: 'date',
  header: 'Date Time',
  width: 'content',
  sortFirst: 'descending',
  cell: ({ date }) => <TextOrDash text={date} />,
};

export const amountColumn = (header: string): TableColumn<ReportRow> => ({
  key: 'amount',
  header,
  width: 'content',
  align: 'end',
  sortFirst: 'descending',
  cell: ({ cb }) => <CbOrDash cb={cb} />,
});

export const commentsColumn: TableColumn<ReportRow> = {
  key: 'comments',
  header: 'Comments',
  sortFirst: 'ascending',
  cell: ({ comments }) => <Comments lines={comments} />,
};

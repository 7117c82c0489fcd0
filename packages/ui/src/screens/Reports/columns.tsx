import { formatCb, isAmount } from '../../components/Amount/formatAmount.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePlatform } from '../../platform/Platform.tsx';
import * as styles from './cells.css.ts';

/** A text of the server, or a dash that says what is missing. */
export function TextOrDash({ text }: { text: string }) {
  if (text.trim() !== '') return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}

/** CB as everywhere; the column says the unit. */
export function CbOrDash({ cb }: { cb: number }) {
  const { locale } = usePlatform();
  if (!isAmount(cb)) return <TextOrDash text="" />;
  return <span className={cb > 0 ? styles.earned : styles.figure}>{formatCb(cb, { locale })}</span>;
}

/** Comments as a list of text lines (TRX-03, TRX-04). */
export function Comments({ lines }: { lines: readonly string[] }) {
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

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePlatform } from '../../platform/Platform.tsx';
import * as styles from './cells.css';

/** A text of the server, or a dash that says what is missing. */
export function Given({ text }: { text: string }) {
  if (text.trim() !== '') return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}

/** CB to the hundredth; the column says the unit. */
export function Cb({ cb }: { cb: number }) {
  const { locale } = usePlatform();
  if (!Number.isFinite(cb)) return <Given text="" />;
  const text = cb.toLocaleString(locale, { maximumFractionDigits: 2 }).replace('-', '−');
  return <span className={cb > 0 ? styles.earned : styles.figure}>{text}</span>;
}

/** Comments as a list of text lines (part 2 §3). */
export function Comments({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Given text="" />;
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

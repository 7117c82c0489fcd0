import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { nameOf } from './names.ts';
import * as styles from './Named.css.ts';

/**
 * Shows a text from the server, or a dash that screen readers announce as missing. In a narrow column an
 * e-mail address wraps before its @ rather than within a word.
 */
export function TextOrDash({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at > 0) {
    return (
      <bdi>
        {text.slice(0, at)}
        <wbr />
        {text.slice(at)}
      </bdi>
    );
  }
  if (text.trim() !== '') return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}

/**
 * Shows the name of a payment method or partner, with the server's code beside it in small text unless
 * they are the same word (D70). Shows an unknown code as it is.
 */
export function Named({ code }: { code: string }) {
  const name = nameOf(code);
  if (name === undefined) return <TextOrDash text={code} />;
  if (name.toUpperCase() === code.toUpperCase()) return name;
  return (
    <>
      {name} <bdi className={styles.code}>{code}</bdi>
    </>
  );
}

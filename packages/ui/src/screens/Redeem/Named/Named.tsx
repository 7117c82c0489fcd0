import { TextOrDash } from '../TextOrDash/TextOrDash.tsx';
import { nameOf } from './names.ts';
import * as styles from './Named.css.ts';

/**
 * Shows the name of a payment method or partner, with the server's code beside it in small text unless
 * they are the same word (D70). Shows an unknown code as it is.
 */
export function Named({ code }: { code: string }) {
  const name = nameOf(code);
  if (name === undefined) return <TextOrDash text={code} />;
  if (name.toUpperCase() === code.toUpperCase()) return <span translate="no">{name}</span>;
  return (
    <>
      <span translate="no">{name}</span>{' '}
      <bdi translate="no" className={styles.code}>
        {code}
      </bdi>
    </>
  );
}

import { useMemo } from 'react';
import * as styles from './SafeHtml.css.ts';
import { mostCharacters, sanitise } from './sanitise.ts';

export interface SafeHtmlProps {
  /** As somebody else wrote it; nothing in it is trusted. At most 60,000 characters are shown. */
  html: string;
}

/**
 * HTML of a vendor as text with simple markup (decision D29). The only place of the product that
 * sets HTML; text of our own server is text, and needs no such place.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const markup = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return (
    <div className={styles.safeHtml}>
      <div
        className={styles.prose}
        // A wide table scrolls, also by keyboard.
        {...(/<table/i.test(html) && {
          role: 'group',
          tabIndex: 0,
          'aria-label': 'Text with a table',
        })}
        // oxlint-disable-next-line react/no-danger -- sanitised by the policy of this component
        dangerouslySetInnerHTML={markup}
      />
      {html.length > mostCharacters && (
        <p className={styles.rest}>The rest of this text is too long to be shown here.</p>
      )}
    </div>
  );
}

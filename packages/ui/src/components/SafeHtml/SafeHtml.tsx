import { useMemo } from 'react';
import * as styles from './SafeHtml.css.ts';
import { maxCharacters, sanitise } from './sanitise.ts';

export interface SafeHtmlProps {
  /** Untrusted HTML. At most 60,000 characters are shown. */
  html: string;
}

/**
 * Renders a vendor's HTML as text with simple markup (D29). This is the only component
 * that sets HTML; our own server's texts are rendered as plain text.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const markup = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return (
    <div className={styles.safeHtml}>
      <div
        className={styles.prose}
        // Focusable, so that a wide table can be scrolled by keyboard.
        {...(/<table/i.test(html) && {
          role: 'group',
          tabIndex: 0,
          'aria-label': 'Text with a table',
        })}
        // oxlint-disable-next-line react/no-danger -- sanitised by the policy of this component
        dangerouslySetInnerHTML={markup}
      />
      {html.length > maxCharacters && (
        <p className={styles.truncationNote}>The rest of this text is too long to be shown here.</p>
      )}
    </div>
  );
}

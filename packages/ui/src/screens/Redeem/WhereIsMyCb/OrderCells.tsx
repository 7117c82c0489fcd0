import { CircleHelp } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { linkButton } from '#ui/components/Link/Link.css.ts';
import { StatusMark } from '#ui/components/StatusMark/StatusMark.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { type CbEntry, meanings, stageOf } from '#ui/domain/cbEntry.ts';
import { isSameWord, partnerName } from '#ui/domain/partnerNames.ts';
import { ExplainContext } from './ExplainerProvider.tsx';
import * as styles from './OrderCells.css.ts';

/**
 * The status of an order with its meaning, and when a pending one is expected (D69). The server's word,
 * shown unchanged, opens "Where is my CB?" (D196).
 */
export function OrderStatus({ entry }: { entry: CbEntry }) {
  const explain = use(ExplainContext);
  const { orderStatus = '', expected } = entry;
  const stage = stageOf(orderStatus);
  return (
    <div className={styles.status}>
      <button
        type="button"
        className={`${linkButton} ${styles.explained}`}
        aria-haspopup="dialog"
        aria-label={`${orderStatus}: where is my CB?`}
        onClick={() => explain(entry)}
      >
        <StatusMark status={stage ?? 'other'}>{orderStatus}</StatusMark>
      </button>
      {stage && (
        <Text size="small" tone="muted">
          <span>{meanings[stage]}</span>
          {stage === 'pending' && expected && (
            <span>
              {' Expected '}
              <Day>{expected.from}</Day> to <Day>{`${expected.to}.`}</Day>
            </span>
          )}
        </Text>
      )}
    </div>
  );
}

/** A day, which does not wrap at its hyphens. */
export const Day = ({ children }: { children: string }) => (
  <span className={styles.date}>{children}</span>
);

/** Opens "Where is my CB?" at a row of a report (D69, D196). Small, because every row has one. */
export function ExplainButton({ entry }: { entry: CbEntry }) {
  const explain = use(ExplainContext);
  return (
    <IconButton
      label={`Where is my CB? ${entry.method} ${entry.date}`.trim()}
      aria-haspopup="dialog"
      icon={<CircleHelp size={18} aria-hidden />}
      onClick={() => explain(entry)}
    />
  );
}

/**
 * Shows a text from the server, or a dash that screen readers announce as missing. In a narrow column an
 * e-mail address wraps before its @ rather than within a word.
 */
export function TextOrDash({ text }: { text: string }) {
  // Not the @ between a date and a time.
  const atSignIndex = text.search(/(?<=\S)@(?=\S)/);
  if (atSignIndex > 0) {
    return (
      <bdi translate="no">
        {text.slice(0, atSignIndex)}
        <wbr />
        {text.slice(atSignIndex)}
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
export function PartnerName({ code }: { code: string }) {
  const name = partnerName(code);
  if (name === undefined) return <TextOrDash text={code} />;
  if (isSameWord(name, code)) return <span translate="no">{name}</span>;
  return (
    <>
      <span translate="no">{name}</span>{' '}
      <bdi translate="no" className={styles.code}>
        {code}
      </bdi>
    </>
  );
}

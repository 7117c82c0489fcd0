import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Timeline } from '#ui/components/Timeline/Timeline.tsx';
import { formatDollars } from '#ui/domain/amount.ts';
import { deliveryTime } from '#ui/domain/figures.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { Day } from '../WhereIsMyCb/OrderCells.tsx';
import * as styles from './OrderPlaced.css.ts';

export interface OrderPlacedProps {
  /** A picture of the ordered item, shown slightly rotated. */
  picture: ReactNode;
  /** States what happened. */
  title: ReactNode;
  /** The level of the heading, which depends on the page's other headings. */
  level: 1 | 2;
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  /** A summary of the order, below the heading. */
  summary?: ReactNode;
  /** The Errors of the server's response. */
  errors?: readonly string[];
  /** The Info of the server's response. */
  info: readonly string[];
  /** The time of the order, as dd-MMM-yyyy h:mma. */
  placedAt: string;
  /** The first and last day on which the order is expected. */
  expected: { readonly from: string; readonly to: string };
  /** The last step of the timeline. */
  arrival: { readonly title: string; readonly text: ReactNode };
  /** The balance in CB after the order; undefined until it is known. */
  balance?: number | undefined;
  /** The balance in CB before the order, if known. */
  balanceBefore?: number | undefined;
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
  /** The text of the link to the reports. */
  statusText: string;
  /** The text of the button that calls `onAgain`. */
  againText: string;
  /** Called to show the form again. */
  onAgain: () => void;
  /** The specified progress text, while the response has just arrived. */
  message?: string | undefined;
}

/**
 * A placed order, which replaces its form (D66): a summary, the server's messages, the next steps, the new
 * balance, and links to continue.
 */
export function OrderPlaced(props: OrderPlacedProps) {
  const { picture, title, level, id, summary, errors = [], info } = props;
  const { statusHref, statusText, againText, onAgain, message } = props;
  const innerLevel = level === 1 ? 2 : 3;
  return (
    <div className={styles.container}>
      <div className={styles.celebration}>
        <BrandPanel shape="band" texture="end" padding={{ phone: 'medium', tablet: 'large' }}>
          <div className={styles.news}>
            <div className={styles.words}>
              <Heading level={level} size="headline" id={id}>
                {title}
              </Heading>
              {summary && <Text tone="muted">{summary}</Text>}
            </div>
            <div className={styles.gift}>
              <Confetti />
              <div className={styles.tiltedPicture}>{picture}</div>
              <span className={styles.seal}>
                <Check className={styles.check} aria-hidden />
              </span>
            </div>
          </div>
        </BrandPanel>
        <div className={styles.details}>
          <AlertLists errors={errors} info={info} loading={false} level={innerLevel} />
          <div className={styles.steps}>
            <NextSteps {...props} level={innerLevel} />
          </div>
          <div className={styles.after}>
            <NewBalance {...props} />
            <Actions>
              <Button tone="secondary" size="large" onClick={onAgain}>
                {againText}
              </Button>
              <ButtonLink href={statusHref} size="large">
                {statusText}
              </ButtonLink>
            </Actions>
            {message && <ProgressBar message={message} value={100} />}
          </div>
        </div>
      </div>
    </div>
  );
}

interface NextStepsProps extends Pick<OrderPlacedProps, 'placedAt' | 'expected' | 'arrival'> {
  /** The level of the heading. */
  level: 2 | 3;
}

function NextSteps({ placedAt, expected, arrival, level }: NextStepsProps) {
  const id = useId();
  return (
    <>
      <Heading level={level} size="lead" id={id}>
        What happens next
      </Heading>
      <Timeline
        labelledBy={id}
        steps={[
          { title: 'Placed', detail: placedAt, state: 'done' },
          {
            title: 'Checked',
            detail: 'We look it over before anything is sent.',
            state: 'current',
          },
          {
            title: arrival.title,
            detail: (
              <>
                <span>
                  Within <span>{deliveryTime}</span>: <Day>{expected.from}</Day> to{' '}
                  <Day>{expected.to}</Day>.
                </span>{' '}
                <span>{arrival.text}</span>
              </>
            ),
            state: 'upcoming',
          },
        ]}
      />
    </>
  );
}

function NewBalance({
  balance = Number.NaN,
  balanceBefore,
}: Pick<OrderPlacedProps, 'balance' | 'balanceBefore'>) {
  return (
    <div role="group" aria-label="New balance" className={styles.balance}>
      <CoinMark size="large" />
      <div className={styles.grow}>
        <p className={styles.name}>New balance</p>
        {balanceBefore !== undefined && (
          <p className={styles.quiet}>
            was <Amount cb={balanceBefore} tone="plain" />
          </p>
        )}
      </div>
      <Amount cb={balance} dollars size="title" />
    </div>
  );
}

interface CashPictureProps {
  /** The redeemed CB; undefined if no longer known. */
  cb: number | undefined;
  /** The name of the payment provider. */
  through: string;
}

/** A banknote for ordered cash. Decorative: the text beside it has the amount. */
export function CashPicture({ cb, through }: CashPictureProps) {
  const { locale } = usePlatform();
  return (
    <div aria-hidden className={styles.banknote}>
      <span className={styles.amount}>{cb === undefined ? 'Cash' : formatDollars(cb, locale)}</span>
      <span className={styles.coin}>
        <CoinMark />
      </span>
      <span className={styles.provider}>{through}</span>
    </div>
  );
}

/** Confetti around the picture. */
function Confetti() {
  return (
    <svg viewBox="0 0 480 300" className={styles.confetti} aria-hidden>
      <path className={styles.star} d="m370 26 4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
      <path className={styles.star} d="m26 118 3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
      <path className={styles.star} d="m458 150 3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
      <circle className={styles.gold} cx="20" cy="206" r="4" />
      <circle className={styles.gold} cx="462" cy="236" r="4" />
      <circle className={styles.light} cx="150" cy="22" r="4" />
      <rect
        className={styles.leaf}
        x="66"
        y="30"
        width="13"
        height="13"
        rx="3"
        transform="rotate(24 72 36)"
      />
      <circle className={styles.leaf} cx="436" cy="62" r="6" />
      <circle className={styles.leaf} cx="30" cy="270" r="5" />
    </svg>
  );
}

import { useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { CopyField } from '#ui/components/CopyField/CopyField.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatusMark, type StatusMarkProps } from '#ui/components/StatusMark/StatusMark.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { formatAmount, formatDollars, isAmount } from '#ui/domain/amount.ts';
import {
  type CbEntry,
  type CbState,
  expectationsOf,
  explanations,
  payoutOf,
  reportText,
  stateOf,
} from '#ui/domain/cbEntry.ts';
import { leastCb } from '#ui/domain/figures.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { date } from './OrderCells.css.ts';

export interface WhereIsMyCbProps {
  /** The row that the explainer starts with; undefined explains the states only. */
  entry: CbEntry | undefined;
  /** The address of the help pages, outside the site. */
  helpHref: string;
  /** Called on Close and Escape. */
  onClose: () => void;
}

const earnedStates: readonly CbState[] = ['credited', 'returned', 'deducted'];
const redeemedStates: readonly CbState[] = ['pending', 'done', 'refused'];

/**
 * The explainer (D196): the state of one entry and what to expect, then the other states, reversals and
 * the fee.
 */
export function WhereIsMyCb({ entry, helpHref, onClose }: WhereIsMyCbProps) {
  const state = entry && stateOf(entry);
  const renderOthers = (states: readonly CbState[]) =>
    states
      .filter((other) => other !== state)
      .map((other) => {
        const { mark, name, text } = explanations[other];
        return <State key={other} mark={mark} name={name} lines={[text]} />;
      });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where is my CB?"
      size="medium"
      footer={
        !entry && (
          <ButtonLink tone="secondary" href={helpHref} external>
            Ask for help
          </ButtonLink>
        )
      }
    >
      <Stack space="large">
        {entry && <Entry entry={entry} helpHref={helpHref} />}
        <Section title="What you earned">
          {renderOthers(earnedStates)}
          <State
            mark="other"
            name="Not in your report"
            lines={[
              'The partner has not reported it to us yet. When it does is up to the partner, so there is no date to promise.',
            ]}
          />
        </Section>
        <Section title="What you redeemed">{renderOthers(redeemedStates)}</Section>
        <Section title="When CB are taken back">
          <Text>
            A partner can take back an earning. If you redeemed it already, your balance goes below
            zero. You owe no money: what you earn next fills it up.
          </Text>
        </Section>
        <Fee />
      </Stack>
    </Dialog>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Stack space="small">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

interface StateProps {
  mark: StatusMarkProps['status'];
  name: string;
  lines: readonly string[];
}

/** A date or a range, which does not wrap at its hyphens. Captured: `split` returns it as every second part. */
const unbroken = /(\d{2}-\w{3}-\d{4}|\d+-\d+)/;

function State({ mark, name, lines }: StateProps) {
  return (
    <div>
      <StatusMark status={mark}>{name}</StatusMark>
      {lines.map((line) => (
        <Text key={line} size="small">
          {line.split(unbroken).map((part, index) => (
            <span key={index} className={index % 2 === 1 ? date : undefined}>
              {part}
            </span>
          ))}
        </Text>
      ))}
    </div>
  );
}

function Fee() {
  const { locale } = usePlatform();
  const minimumText = formatAmount(leastCb, { locale, dollars: true });
  const payout = formatDollars(payoutOf(leastCb).payout, locale);
  return (
    <Section title="The fee">
      <Text>{`Payza charges a 2% handling fee: of ${minimumText} you get ${payout}.`}</Text>
    </Section>
  );
}

const unknownText = 'We have no explanation for this status. Report it to ask what it means.';

/** The size of the help window, in px. */
const helpWindow = { width: 1000, height: 800 };

const outcomeTexts = {
  opened: 'Copied. Help is open in another window: paste the details there.',
  copied: 'Copied. Open help, and paste the details there.',
  refused: 'Your browser refused to copy. Copy the details below, then open help.',
};

/** The entry that the member asks about, with "Report this". */
function Entry({ entry, helpHref }: Pick<WhereIsMyCbProps, 'helpHref'> & { entry: CbEntry }) {
  const { copyText, openWindow, locale } = usePlatform();
  const [outcome, setOutcome] = useState<keyof typeof outcomeTexts>();
  const state = stateOf(entry);
  const explanation = state && explanations[state];
  const { method, cb, orderStatus } = entry;
  const title = isAmount(cb) ? `${method}, ${formatAmount(cb, { locale })}` : method;
  const details = reportText(entry, locale);

  async function report() {
    // A live region announces the same text again only if it was empty in between.
    setOutcome(undefined);
    try {
      await copyText(details);
    } catch {
      setOutcome('refused');
      return;
    }
    setOutcome(openWindow(helpHref, helpWindow) ? 'opened' : 'copied');
  }

  return (
    <Card tone="accent" padding="medium">
      <Stack space="small" align="start">
        <Heading level={3}>
          <bdi>{title}</bdi>
        </Heading>
        <State
          mark={explanation?.mark ?? 'other'}
          name={orderStatus?.trim() || (explanation?.name ?? 'Not given')}
          lines={[explanation?.text ?? unknownText, ...expectationsOf(entry, locale)]}
        />
        <Button tone="secondary" onClick={() => void report()}>
          Report this
        </Button>
        <LiveText hidden={outcome === undefined}>{outcome ? outcomeTexts[outcome] : ''}</LiveText>
        {outcome === 'refused' && <CopyField multiline label="Details" value={details} />}
        {outcome !== undefined && (
          <Link href={helpHref} external>
            Open help
          </Link>
        )}
      </Stack>
    </Card>
  );
}

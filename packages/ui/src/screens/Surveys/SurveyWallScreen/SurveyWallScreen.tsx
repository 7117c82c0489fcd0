import { Info, MessageCircle, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LoadingScope } from '#ui/components/LoadingText/LoadingText.tsx';
import { LinkList } from '#ui/components/LinkList/LinkList.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { SurveyChoice } from '#ui/domain/survey.ts';
import * as styles from './SurveyWallScreen.css.ts';

export interface SurveyWallScreenProps {
  /** The addresses of the profile, the offer walls, and of two more ways to earn. */
  links: { profile: string; offerWalls: string; yourSurveys: string; inbrain: string };
  /** Which surveys the rows show; undefined shows all. */
  choice: SurveyChoice | undefined;
  /** Called with the choice; undefined shows all surveys again. */
  onChoice: (choice: SurveyChoice | undefined) => void;
  /** The band with the balance and the next step. */
  band: ReactNode;
  /** The cards of YOURSURVEYS, which load independently. */
  yourSurveys: ReactNode;
  /** The cards of SSI, which load independently. */
  ssi: ReactNode;
  /** All ways to earn, below the specified parts. */
  waysToEarn?: ReactNode;
}

/** The choices of surveys, of which at most one is selected (D184). */
const choices = [
  { value: '3min', label: '3 min' },
  { value: '15min', label: '15 min' },
  { value: 'paid', label: 'Best paid' },
] as const;

/**
 * The survey wall: the next step, two rows of cards, tips, and links to earn elsewhere (SVW-01 to
 * SVW-07, D16).
 */
export function SurveyWallScreen(props: SurveyWallScreenProps) {
  const { links, choice, onChoice, band, yourSurveys, ssi, waysToEarn } = props;
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      <Stack space="small">
        {/* The heading receives the focus, so it precedes the band in the reading order; it is shown below it. */}
        <div className={styles.head}>
          <Heading level={1} size="title">
            Answer Surveys Offers from YourSurveys, SSI and Earn CB&apos;s
          </Heading>
          <div className={styles.band}>{band}</div>
          <div className={styles.tips}>
            <SurveyTips />
            <UserProfileTips />
          </div>
        </div>
        <div role="group" aria-label="Show only">
          <Inline space="xsmall">
            {choices.map(({ value, label }) => (
              <Chip
                key={value}
                pressed={value === choice}
                onChange={(pressed) => onChoice(pressed ? value : undefined)}
              >
                {label}
              </Chip>
            ))}
          </Inline>
        </div>
      </Stack>
      <LoadingScope label="Loading the surveys">
        {yourSurveys}
        {ssi}
      </LoadingScope>
      <UnlockPanel profileHref={links.profile} />
      <LinkList
        title="Top Performing Surveys &amp; Offerwalls"
        links={[
          {
            href: links.yourSurveys,
            Icon: MessageCircle,
            name: 'YourSurveys',
            text: 'Surveys chosen by your profile',
          },
          {
            href: links.inbrain,
            Icon: Zap,
            name: 'inBrain',
            text: 'Short surveys, new ones all day',
          },
        ]}
      />
      {waysToEarn}
    </Stack>
  );
}

/** A button that opens a dialog with tips. */
function Tips({ title, tips }: { title: string; tips: readonly ReactNode[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<Info size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={<Button onClick={() => setOpen(false)}>Got it</Button>}
      >
        <ul className={styles.list}>
          {tips.map((tip, index) => (
            <li key={index}>{tip}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Tips on answering surveys (SVW-04, SVW-05). */
function SurveyTips() {
  return (
    <Tips
      title="Survey Tips"
      tips={[
        'Answer honestly, and take your time.',
        'Never share survey content with anybody, neither questions nor pictures of them.',
        'Inconsistencies between your answers can cost you your survey access or your account.',
      ]}
    />
  );
}

/** Tips on completing the profile; the site does not enforce them (SVW-06). */
function UserProfileTips() {
  return (
    <Tips
      title="User Profile Tips"
      tips={[
        'Gender, age, location and language are mandatory profile answers.',
        'Answer honestly: surveys are chosen for you by your profile.',
        'Keep it up to date. Inconsistencies can cost you your survey access or your account.',
      ]}
    />
  );
}

/** A link to the profile, with its benefit (SVW-03, SVY-02). */
export function UnlockPanel({ profileHref }: { profileHref: string }) {
  return (
    <Card tone="accent">
      <Inline space="medium" justify="between">
        <div>
          <Text weight="strong">A fuller profile brings surveys that fit you</Text>
          <Text size="small" tone="muted">
            Surveys are chosen by your answers. You can change them at any time.
          </Text>
        </div>
        <ButtonLink href={profileHref} tone="secondary">
          COMPLETE PROFILE TO UNLOCK MORE SURVEYS
        </ButtonLink>
      </Inline>
    </Card>
  );
}

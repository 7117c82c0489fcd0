import type { ReactNode } from 'react';
import { MessageCircle, Zap } from 'lucide-react';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LoadingScope } from '../../../components/LoadingText/LoadingScope.tsx';
import { PlaceList } from '../../../components/PlaceList/PlaceList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { SurveyChoice } from '../../../domain/survey.ts';
import { SurveyTips, UserProfileTips } from './Tips.tsx';
import * as styles from './SurveyWallScreen.css.ts';
import { UnlockPanel } from './UnlockPanel.tsx';

export interface SurveyWallScreenProps {
  /** The addresses of the profile and of two places to earn. */
  links: { profile: string; yourSurveys: string; inbrain: string };
  /** Which surveys the rows show; all without one. */
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

/** The choices of surveys, of which one at most is on (D184). */
const choices = [
  { value: '3min', label: '3 min' },
  { value: '15min', label: '15 min' },
  { value: 'paid', label: 'Best paid' },
] as const;

/**
 * The survey wall: what to do next, two rows of cards, tips, and links to earn elsewhere (SVW-01 to
 * SVW-07, D16).
 */
export function SurveyWallScreen(props: SurveyWallScreenProps) {
  const { links, choice, onChoice, band, yourSurveys, ssi, waysToEarn } = props;
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      <Stack space="small">
        {/* The heading, which receives the focus, precedes the band; the page shows it below. */}
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
      <PlaceList
        title="Top Performing Surveys &amp; Offerwalls"
        places={[
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

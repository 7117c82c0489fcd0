import { useId, type ReactNode } from 'react';
import { Trophy } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { LoadingScope } from '../../../components/LoadingText/LoadingScope.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { SurveyTips, UserProfileTips } from './Tips.tsx';
import * as styles from './SurveyWallScreen.css.ts';

export interface SurveyWallScreenProps {
  links: { profile: string; yourSurveys: string; inbrain: string };
  /** The cards of YOURSURVEYS; like those of SSI, they load independently. */
  yourSurveys: ReactNode;
  ssi: ReactNode;
}

/**
 * The survey wall: two rows of cards, tips, and links to earn elsewhere (SVW-01 to SVW-07, D16).
 */
export function SurveyWallScreen({ links, yourSurveys, ssi }: SurveyWallScreenProps) {
  const id = useId();
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      <div className={styles.head}>
        <Heading level={1}>Answer Surveys Offers from YourSurveys, SSI and Earn CB&apos;s</Heading>
        <div className={styles.tips}>
          <SurveyTips />
          <UserProfileTips />
        </div>
      </div>
      <LoadingScope label="Loading the surveys">
        {yourSurveys}
        {ssi}
      </LoadingScope>
      <div className={styles.unlock}>
        <ButtonLink href={links.profile} size="large">
          COMPLETE PROFILE TO UNLOCK MORE SURVEYS
        </ButtonLink>
      </div>
      <section aria-labelledby={id} className={styles.strip}>
        <Trophy aria-hidden className={styles.trophy} />
        <Heading level={2} size="lead" id={id}>
          Top Performing Surveys &amp; Offerwalls
        </Heading>
        <div className={styles.places}>
          <ButtonLink href={links.yourSurveys} tone="secondary">
            Your Surveys
          </ButtonLink>
          <ButtonLink href={links.inbrain} tone="secondary">
            inBrain
          </ButtonLink>
        </div>
      </section>
    </Stack>
  );
}

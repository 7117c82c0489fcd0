import { use, useId, type ReactNode } from 'react';
import { ArrowRight, MessageCircle, Zap, type LucideIcon } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { LoadingScope } from '../../../components/LoadingText/LoadingScope.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { SurveyTips, UserProfileTips } from './Tips.tsx';
import * as styles from './SurveyWallScreen.css.ts';
import { UnlockPanel } from './UnlockPanel.tsx';

export interface SurveyWallScreenProps {
  links: { profile: string; yourSurveys: string; inbrain: string };
  /** The band with the balance and the next step. */
  band: ReactNode;
  /** The cards of YOURSURVEYS; like those of SSI, they load independently. */
  yourSurveys: ReactNode;
  ssi: ReactNode;
}

/**
 * The survey wall: what to do next, two rows of cards, tips, and links to earn elsewhere (SVW-01 to
 * SVW-07, D16).
 */
export function SurveyWallScreen({ links, band, yourSurveys, ssi }: SurveyWallScreenProps) {
  const id = useId();
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      {band}
      <div className={styles.head}>
        <Heading level={1} size="title">
          Answer Surveys Offers from YourSurveys, SSI and Earn CB&apos;s
        </Heading>
        <div className={styles.tips}>
          <SurveyTips />
          <UserProfileTips />
        </div>
      </div>
      <LoadingScope label="Loading the surveys">
        {yourSurveys}
        {ssi}
      </LoadingScope>
      <UnlockPanel profileHref={links.profile} />
      <section aria-labelledby={id}>
        <Stack>
          <Heading level={2} id={id}>
            Top Performing Surveys &amp; Offerwalls
          </Heading>
          <div className={styles.shortcuts}>
            <Shortcut
              href={links.yourSurveys}
              Icon={MessageCircle}
              name="Your Surveys"
              text="Surveys chosen by your profile"
            />
            <Shortcut
              href={links.inbrain}
              Icon={Zap}
              name="inBrain"
              text="Short surveys, new ones all day"
            />
          </div>
        </Stack>
      </section>
    </Stack>
  );
}

interface PlaceProps {
  href: string;
  Icon: LucideIcon;
  name: string;
  text: string;
}

function Shortcut({ href, Icon, name, text }: PlaceProps) {
  const Component = use(LinkContext);
  return (
    <Component href={href} className={styles.shortcut}>
      <span className={styles.mark}>
        <Icon size={22} aria-hidden />
      </span>
      <span>
        <span className={styles.shortcutName}>{name}</span>
        <span className={styles.shortcutText}>{text}</span>
      </span>
      <ArrowRight className={styles.arrow} aria-hidden />
    </Component>
  );
}

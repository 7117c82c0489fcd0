import { ArrowUpRight, Check, ListChecks, UserRound, X } from 'lucide-react';
import { use } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { StartedSurveysContext } from '../../../domain/startedSurveys.ts';
import type { Survey } from '../../../domain/survey.ts';
import * as styles from './EarnBand.css.ts';

export interface FirstStepsProps {
  profileHref: string;
  /** Whether the profile was opened from here. */
  profileDone: boolean;
  /** The shortest survey that pays; undefined if there is none. */
  survey: Survey | undefined;
  /** Whether a survey was started. */
  surveyDone: boolean;
  onProfile: () => void;
  onSurvey: () => void;
  /** Called when the member closes the steps for good. */
  onClose: () => void;
}

/** The first steps of a new member: the profiler and one short survey. */
export function FirstSteps(props: FirstStepsProps) {
  const { profileHref, profileDone, survey, surveyDone, onProfile, onSurvey, onClose } = props;
  const Component = use(LinkContext);
  const { onStart } = use(StartedSurveysContext);
  const address = survey && 'href' in survey.link ? survey.link.href : undefined;
  return (
    <div>
      <div className={styles.stepsHead}>
        <Text weight="strong">Two ways to start</Text>
        <IconButton
          label="Close the first steps"
          tone="inherit"
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <ul className={styles.steps}>
        <li>
          <Component href={profileHref} className={styles.step} onClick={onProfile}>
            <StepIcon done={profileDone} Icon={UserRound} />
            <span className={styles.stepText}>Answer the secondary profiler</span>
            <Amount cb={20} />
          </Component>
        </li>
        {survey && address !== undefined && (
          <li>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.step}
              onClick={() => {
                onStart(address);
                onSurvey();
              }}
            >
              <StepIcon done={surveyDone} Icon={ListChecks} />
              <span className={styles.stepText}>
                <span>{`Take a survey of ${survey.minutes} min `}</span>
                <ArrowUpRight
                  className={styles.externalIcon}
                  role="img"
                  aria-label="(opens in a new tab)"
                />
              </span>
              <Amount cb={survey.cb} />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function StepIcon({ done, Icon }: { done: boolean; Icon: typeof Check }) {
  return done ? (
    <Check className={styles.icon} role="img" aria-label="Done:" />
  ) : (
    <Icon className={styles.icon} aria-hidden />
  );
}

import { ShieldAlert } from 'lucide-react';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Survey } from '../survey.ts';
import * as styles from './SurveyTake.css.ts';

export interface SurveyTakeProps {
  survey: Survey;
  /** What the link says. */
  label: string;
  /** Fills the line it stands on. */
  wide?: boolean;
}

const refusals = {
  missing: 'This survey has no link yet.',
  insecure: 'Not opened: the link of this survey is not a secure web address.',
} as const;

/** The way to a survey in a new tab, or why there is none. */
export function SurveyTake({ survey, label, wide = false }: SurveyTakeProps) {
  const { link, name } = survey;
  if ('refused' in link) {
    return (
      <span className={styles.refused}>
        <ShieldAlert aria-hidden className={styles.icon} />
        {refusals[link.refused]}
      </span>
    );
  }
  return (
    <ButtonLink href={link.href} external wide={wide}>
      <span>
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}

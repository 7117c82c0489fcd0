import { ShieldAlert } from 'lucide-react';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Survey } from '../survey.ts';
import * as styles from './SurveyTake.css.ts';

export interface SurveyTakeProps {
  survey: Survey;
  /** The text of the link. */
  label: string;
  /** Fills the whole line. */
  wide?: boolean;
}

const refusals = {
  missing: 'This survey has no link yet.',
  insecure: 'Not opened: the link of this survey is not a secure web address.',
} as const;

/** The link that opens a survey in a new tab, or the reason why there is none. */
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

import { QuestionnaireDialog } from '@cb/ui/screens/Profile/QuestionnaireDialog';
import type { Questions } from '../member/profileProgress.ts';
import type { Answers } from './answers.ts';
import { useQuestionnaire } from './useQuestionnaire.ts';

export interface QuestionnaireProps {
  /** The provider whose questions are asked, of whom and in which language. */
  questions: Questions;
  /** The answers that were given, and the sending of them. */
  answers: Answers;
  /** The address of the surveys. */
  surveysHref: string;
  /** Called when the member has closed the questionnaire. */
  onClose: () => void;
}

/** The open questionnaire over its three calls (CAL-11 to CAL-13). */
export function Questionnaire({ questions, answers, surveysHref, onClose }: QuestionnaireProps) {
  const shown = useQuestionnaire(questions, answers, onClose);
  return <QuestionnaireDialog {...shown} surveysHref={surveysHref} />;
}

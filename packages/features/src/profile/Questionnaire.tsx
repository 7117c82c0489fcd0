import { QuestionnaireDialog } from '@cb/ui/screens/Profile/QuestionnaireDialog';
import type { Questions } from '../member/profileProgress.ts';
import type { Answers } from './answers.ts';
import { useQuestionnaire } from './useQuestionnaire.ts';

export interface QuestionnaireProps {
  questions: Questions;
  answers: Answers;
  /** The address of the surveys. */
  surveysHref: string;
  onClose: () => void;
}

/** The open questionnaire over its three calls (CAL-11 to CAL-13). */
export function Questionnaire({ questions, answers, surveysHref, onClose }: QuestionnaireProps) {
  const shown = useQuestionnaire(questions, answers, onClose);
  return <QuestionnaireDialog {...shown} surveysHref={surveysHref} />;
}

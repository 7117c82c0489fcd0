import { QuestionnaireDialog } from '@cb/ui/screens/Profile/QuestionnaireDialog/QuestionnaireDialog.tsx';
import type { Questions } from '../lib/profileProgress.ts';
import type { Answers } from './answers.ts';
import { useQuestionnaire } from './useQuestionnaire.ts';

export interface QuestionnaireProps {
  questions: Questions;
  answers: Answers;
  onClose: () => void;
}

/** The open questionnaire over its three calls (part 2 §4, §7). */
export function Questionnaire({ questions, answers, onClose }: QuestionnaireProps) {
  return <QuestionnaireDialog {...useQuestionnaire(questions, answers, onClose)} />;
}

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { type Choice, ChoiceGroup } from '#ui/components/ChoiceGroup/ChoiceGroup.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { NumberBox } from '#ui/components/NumberField/NumberField.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { searchFor } from '#ui/domain/text.ts';
import type { NumberProblem } from '#ui/domain/wholeNumber.ts';
import * as styles from './QuestionPanel.css.ts';

/** The maximum number of choices that are shown without a filter field. */
const maxUnfiltered = 20;

/** Matches the labels of choices that exclude all others, such as "None of the above". */
const exclusiveLabel =
  /^(?:none|nobody|nothing|neither)\b|^(?:i )?(?:would )?(?:prefer|rather) not\b/i;

const instructions = {
  one: 'Choose one. Choose it again to take it back.',
  many: 'Choose all that apply.',
} as const;

/** The current question, with the current choice or typed text (QUE-08 to QUE-11). */
export type Question =
  | { readonly status: 'loading' }
  /** The call for the question failed. */
  | { readonly status: 'failed'; readonly onRetry: () => void }
  /** The question is in the list, but the server no longer has it. */
  | { readonly status: 'missing' }
  | {
      readonly status: 'one' | 'many';
      readonly text: string;
      readonly choices: readonly Choice[];
      readonly chosen: readonly string[];
      readonly onToggle: (value: string) => void;
    }
  | {
      readonly status: 'number';
      readonly text: string;
      readonly value: string;
      /** Why the answer is not sent. */
      readonly problem: NumberProblem | undefined;
      /** How often the answer was refused; each time, the focus moves to the box. */
      readonly refusals: number;
      readonly onChange: (value: string) => void;
    }
  | {
      readonly status: 'text';
      readonly text: string;
      readonly value: string;
      readonly onChange: (value: string) => void;
    };

export interface QuestionPanelProps {
  /** Identifies the question. */
  id: string;
  /** The question's index, from 0. */
  index: number;
  /** The number of questions. */
  total: number;
  /** The question with its answer, or why there is none. */
  question: Question;
  /** Called on Enter in an answer. */
  onSubmit: () => void;
}

/** One question. When it changes, it is shown from its top and focused, so that it is read out once. */
export function QuestionPanel({ id, index, total, question, onSubmit }: QuestionPanelProps) {
  const panel = usePanelFocus(id, question);
  const positionId = useId();
  return (
    <form
      ref={panel}
      noValidate
      tabIndex={-1}
      aria-labelledby={positionId}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Text id={positionId} size="small" tone="muted">
        {`Question ${index + 1} of ${total}`}
      </Text>
      <Answers key={id} question={question} />
      {/* The visible button is outside the form; submitting by Enter needs one inside, without its text. */}
      <input type="submit" hidden />
    </form>
  );
}

/** Returns a ref for the panel, whose heading or answer gets the focus when a question or refusal is new. */
function usePanelFocus(id: string, question: Question) {
  const panel = useRef<HTMLFormElement>(null);
  const focusedId = useRef(id);
  const isLoaded = 'text' in question;
  useEffect(() => {
    const isNew = focusedId.current !== id;
    // The text of a question that was still loading has arrived: focused only if the panel has the focus.
    if (!isNew && document.activeElement !== panel.current) return;
    focusedId.current = id;
    const heading = isLoaded ? panel.current?.querySelector('h3') : undefined;
    (heading ?? panel.current)?.focus({ preventScroll: true });
    if (isNew) panel.current?.scrollIntoView();
  }, [id, isLoaded]);
  const refusals = question.status === 'number' ? question.refusals : 0;
  useEffect(() => {
    if (refusals > 0) panel.current?.querySelector('input')?.focus();
  }, [refusals]);
  return panel;
}

function Answers({ question }: { question: Question }) {
  const id = useId();
  switch (question.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading... Please wait" labelShown>
          <Skeleton lines={2} />
          <Skeleton shape="block" size="small" />
          <Skeleton shape="block" size="small" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Stack align="start" space="small">
          <Text>This question did not load.</Text>
          <Button tone="secondary" onClick={question.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'missing':
      return <Text>This question is no longer asked. Go on to the next one.</Text>;
    case 'number':
      return (
        <>
          <Title id={id} text={question.text} />
          <NumberBox
            labelledBy={id}
            example={3}
            value={question.value}
            problem={question.problem}
            onChange={question.onChange}
          />
        </>
      );
    case 'text':
      return (
        <>
          <Title id={id} text={question.text} />
          <TextField labelledBy={id} value={question.value} onChange={question.onChange} />
        </>
      );
    case 'one':
    case 'many':
      return (
        <>
          <Title id={id} text={question.text} />
          <Choices {...question} kind={question.status} labelledBy={id} />
        </>
      );
  }
}

function Title({ id, text }: { id: string; text: string }) {
  return (
    <h3 id={id} tabIndex={-1} className={styles.text}>
      <bdi>{text}</bdi>
    </h3>
  );
}

interface ChoicesProps {
  kind: 'one' | 'many';
  /** The id of the question. */
  labelledBy: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The choices of a question (QUE-08, QUE-09); many of them with a field that filters them. */
function Choices({ kind, labelledBy, choices, chosen, onToggle }: ChoicesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');
  const chosenChoices = choices.filter(({ value }) => chosen.includes(value));
  const contradiction = contradictionText(chosenChoices);
  const matches = searchFor(filter);
  const matching = choices.filter(({ label }) => matches([label]));
  return (
    <>
      <Text id={id} size="small" tone="muted">
        {instructions[kind]}
      </Text>
      {choices.length > maxUnfiltered && (
        <div className={styles.filter}>
          <SearchField
            ref={field}
            label="Find an answer"
            placeholder="Find an answer"
            value={filter}
            onChange={setFilter}
          />
          {chosenChoices.length > 0 && (
            <div role="group" aria-label="Your answers" className={styles.chosenAnswers}>
              <Inline space="xsmall">
                {chosenChoices.map(({ value, label }) => (
                  <Chip
                    key={value}
                    pressed
                    onChange={() => {
                      onToggle(value);
                      field.current?.focus();
                    }}
                  >
                    <bdi>{label}</bdi>
                  </Chip>
                ))}
              </Inline>
            </div>
          )}
          <LiveText hidden={matching.length > 0}>
            {filter.trim() === '' ? '' : foundText(matching.length, choices.length)}
          </LiveText>
        </div>
      )}
      <ChoiceGroup
        kind={kind}
        labelledBy={labelledBy}
        describedBy={id}
        choices={matching}
        chosen={chosen}
        onToggle={onToggle}
      />
      <LiveText hidden={contradiction === ''}>{contradiction}</LiveText>
    </>
  );
}

const foundText = (found: number, total: number) =>
  found === 0 ? 'No answer contains that text.' : `${found} of ${total} answers`;

/** Returns a sentence about a choice that excludes the others; '' if there is none. */
function contradictionText(chosenChoices: readonly Choice[]) {
  const exclusive = chosenChoices.find(({ label }) => exclusiveLabel.test(label));
  if (!exclusive || chosenChoices.length === 1) return '';
  return `You chose “${exclusive.label}” together with other answers.`;
}

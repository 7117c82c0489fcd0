import { useId, useRef, useState } from 'react';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { ChoiceGroup, type Choice } from '../../../components/ChoiceGroup/ChoiceGroup.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './Choices.css.ts';

/** The most choices that are shown without a field that filters them. */
const mostUnfiltered = 20;

/** Matches the texts of choices that contradict any other. */
const alone = /^(?:none|nobody|nothing|neither)\b|^(?:i )?(?:would )?(?:prefer|rather) not\b/i;

const howTo = {
  one: 'Choose one. Choose it again to take it back.',
  many: 'Choose all that apply.',
} as const;

export interface ChoicesProps {
  kind: 'one' | 'many';
  /** The id of the question. */
  labelledBy: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The choices of a question (QUE-08, QUE-09); many of them with a field that filters them. */
export function Choices({ kind, labelledBy, choices, chosen, onToggle }: ChoicesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const picked = choices.filter(({ value }) => chosen.includes(value));
  const contradicting = picked.length > 1 && picked.find(({ label }) => alone.test(label));
  const searched = typed.trim().toLocaleLowerCase();
  const matching = choices.filter(({ label }) => label.toLocaleLowerCase().includes(searched));
  return (
    <>
      <Text id={id} size="small" tone="muted">
        {howTo[kind]}
      </Text>
      {choices.length > mostUnfiltered && (
        <div className={styles.filter}>
          <SearchField
            ref={field}
            label="Find an answer"
            placeholder="Find an answer"
            value={typed}
            onChange={setTyped}
          />
          {picked.length > 0 && (
            <div role="group" aria-label="Your answers" className={styles.picked}>
              <Inline space="xsmall">
                {picked.map(({ value, label }) => (
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
            {searched === ''
              ? ''
              : matching.length === 0
                ? 'No answer contains that text.'
                : `${matching.length} of ${choices.length} answers`}
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
      <LiveText hidden={!contradicting}>
        {contradicting ? `You chose “${contradicting.label}” together with other answers.` : ''}
      </LiveText>
    </>
  );
}

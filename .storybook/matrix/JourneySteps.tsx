import { Subheading } from '@storybook/addon-docs/blocks';
import { journeys, statements } from 'virtual:journeys';
import type { JourneyStory } from '../../tools/spec/claims.ts';
import * as related from '../links/Related.css.ts';
import { proofAddress, requirementAddress } from '../spec/addresses.ts';
import * as styles from './JourneySteps.css.ts';
import { note } from './StateMatrix.css.ts';
import { useExamples } from './useExamples.ts';

interface StepProps {
  readonly id: string;
  readonly step: JourneyStory['steps'][number];
  /** Counted from 1. */
  readonly number: number;
}

/** A step, which leads to the journey played up to its end. */
function Step({ id, step, number }: StepProps) {
  return (
    <li>
      <a className={styles.link} href={proofAddress({ testId: id, steps: number })} target="_top">
        {number}. {step.name}
      </a>
      {step.ids.length > 0 && (
        <div className={styles.requirements}>
          Proves{' '}
          {step.ids.map((requirement) => (
            <a
              key={requirement}
              className={related.link}
              href={requirementAddress(requirement)}
              target="_top"
              title={statements[requirement]}
            >
              {requirement}
            </a>
          ))}
        </div>
      )}
    </li>
  );
}

/** The steps of a page's journeys in order, with the requirements that each proves. */
export function JourneySteps() {
  const stories = useExamples();
  return (
    <>
      <p className={note}>Each step opens the journey, played until the end of that step.</p>
      {journeys
        .filter(({ id }) => stories.some((story) => story.id === id))
        .map(({ id, name, steps }) => (
          <section key={id}>
            <Subheading>{name}</Subheading>
            <ol className={styles.steps}>
              {steps.map((step, at) => (
                <Step key={step.name} id={id} step={step} number={at + 1} />
              ))}
            </ol>
          </section>
        ))}
    </>
  );
}

import { Subheading } from '@storybook/addon-docs/blocks';
import { journeys, statements } from 'virtual:journeys';
import type { JourneyStory } from '../../tools/spec/claims.ts';
import { pictureFile, stepMode, stepPicture } from '../../tools/pictures/names.ts';
import { modes } from '../../tools/pictures/modes.ts';
import { proofAddress, requirementAddress } from '../spec/addresses.ts';
import * as styles from './JourneySteps.css.ts';
import { baselineAt } from './pictureOf.ts';
import { note } from './StateMatrix.css.ts';
import { columnOf } from './tile.ts';
import { useExamples } from './useExamples.ts';

const width = columnOf(modes[stepMode].viewport);

interface StepProps {
  readonly id: string;
  readonly step: JourneyStory['steps'][number];
  /** Counted from 1. */
  readonly number: number;
}

/** A step with the picture of its end, which leads to the journey played so far. */
function Step({ id, step, number }: StepProps) {
  const picture = baselineAt(pictureFile(stepMode, stepPicture(id, number)));
  return (
    <li className={styles.step} style={{ inlineSize: width }}>
      <a className={styles.link} href={proofAddress({ testId: id, steps: number })} target="_top">
        {picture && (
          <img
            className={styles.picture}
            src={picture.address}
            width={picture.size.width}
            height={picture.size.height}
            loading="lazy"
            decoding="async"
            alt=""
          />
        )}
        <span>
          {number}. {step.name}
        </span>
      </a>
      {step.ids.length > 0 && (
        <div className={styles.requirements}>
          Proves{' '}
          {step.ids.map((requirement) => (
            <a
              key={requirement}
              className={styles.requirement}
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

/** The steps of a page's journeys in order: pictures, and the requirements that each proves. */
export function JourneySteps() {
  const stories = useExamples();
  return (
    <>
      <p className={note}>
        How each step ends, as last accepted, in the {modes[stepMode].theme} theme and{' '}
        {modes[stepMode].viewport.width} px wide. A picture leads to the journey, played up to
        there.
      </p>
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

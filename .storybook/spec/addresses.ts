import type { ClaimedStory } from '../../tools/spec/claims.ts';

/** The addresses of entries in the manager, as pages inside its iframe link to them. */

export const pathAddress = (path: string) => `./?path=${path}`;

/** The test that proves something; for a step of a journey the journey played up to it. */
export const proofAddress = ({ testId, steps }: Pick<ClaimedStory, 'testId' | 'steps'>) =>
  pathAddress(`/story/${testId}${steps === undefined ? '' : `&args=steps:${steps}`}`);

/** The page of the specification, narrowed to one requirement. */
export const requirementAddress = (id: string) =>
  pathAddress(`/docs/guide-specification--docs&find=${id}`);

/** The page of the product decisions, narrowed to one. */
export const decisionAddress = (number: string) =>
  pathAddress(`/docs/guide-decisions--docs&find=${number}`);

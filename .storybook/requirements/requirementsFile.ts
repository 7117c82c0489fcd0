import type { ClaimedStory } from '../../tools/spec/claims.ts';
import { projectSpec } from '../../tools/spec/project.ts';
import { servedFile } from '../servedFile.ts';

/** A test, or a step of a journey, that proves a requirement. */
export interface Proof extends Pick<ClaimedStory, 'testId' | 'steps'> {
  readonly name: string;
}

/** A requirement that a test of a story proves. */
export interface ProvedRequirement {
  readonly id: string;
  readonly statement: string;
  /** The numbers and titles of the decisions that settle it. */
  readonly decisions: readonly (readonly [number: string, title: string])[];
  /** The story's tests that prove it, and the steps of a journey. */
  readonly proofs: readonly Proof[];
}

/** By the id of the story. */
export type RequirementsOfStories = Readonly<Record<string, readonly ProvedRequirement[]>>;

function requirementsOfStories(): RequirementsOfStories {
  const { areas, decisions } = projectSpec();
  const found: Record<string, ProvedRequirement[]> = {};
  for (const { id, statement, shownBy } of areas.flatMap((area) => area.requirements)) {
    const proofs = shownBy.flatMap(({ name, story }) => (story ? [{ ...story, name }] : []));
    const settling = decisions
      .filter(({ requirements }) => requirements.includes(id))
      .map(({ number, title }) => [number, title] as const);
    for (const story of new Set(proofs.map((proof) => proof.id))) {
      const own = proofs.filter((proof) => proof.id === story);
      (found[story] ??= []).push({
        id,
        statement,
        decisions: settling,
        proofs: own.map(({ name, testId, steps }) => ({ name, testId, ...(steps && { steps }) })),
      });
    }
  }
  return found;
}

/** Vite plugin: `requirements.json`, which the panel reads: the manager is built without Vite. */
export const requirementsFile = () =>
  servedFile('requirements.json', 'application/json', async () =>
    JSON.stringify(requirementsOfStories()),
  );

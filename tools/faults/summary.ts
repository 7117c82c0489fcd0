import type { Stryker } from '@stryker-mutator/core';

/** A mutant, with the outcome of its tests. */
export type Fault = Pick<
  Awaited<ReturnType<Stryker['runMutationTest']>>[number],
  'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status' | 'statusReason' | 'coveredBy'
>;

/** The minimum mutation score, in percent. */
export const target = 92;

const requirement = /\b(?:[A-Z]{3}-\d{2,3}|D\d{1,2})\b/g;

/** Returns the requirement ids and decision numbers in a text. */
const findIds = (text: string) => text.match(requirement) ?? [];

/**
 * Whether this run skips a mutant, by the reason of `hooks.ts` or Stryker. Other ignored ones are
 * equivalent.
 */
const isSkipped = ({ statusReason = '' }: Fault) => /^(?:A hook|Static mutant)/.test(statusReason);

function counts(faults: readonly Fault[]) {
  const of = (status: Fault['status']) => faults.filter((fault) => fault.status === status).length;
  const found = of('Killed') + of('Timeout');
  const missed = of('Survived') + of('NoCoverage');
  const ignored = faults.filter(({ status }) => status === 'Ignored');
  return {
    killed: of('Killed'),
    timedOut: of('Timeout'),
    survived: of('Survived'),
    uncovered: of('NoCoverage'),
    equivalent: ignored.filter((fault) => !isSkipped(fault)).length,
    leftOut: ignored.filter(isSkipped).length,
    seeded: found + missed,
    score: found + missed === 0 ? 100 : (found / (found + missed)) * 100,
  };
}

/** Returns the percentage of mutants that the tests detect, without ignored ones. */
export const scoreOf = (faults: readonly Fault[]) => counts(faults).score;

/** Formats one line of counts. */
function line(name: string, faults: readonly Fault[]) {
  const { score, seeded, killed, timedOut, survived, uncovered, equivalent, leftOut } =
    counts(faults);
  return (
    `${name}: ${score.toFixed(1)} % of ${seeded}; ${killed} killed, ${timedOut} timed out, ` +
    `${survived} survived, ${uncovered} never run, ${equivalent} equivalent, ${leftOut} left out`
  );
}

const workspaceOf = ({ fileName }: Fault) => fileName.split('/').slice(0, 2).join('/');

/** Returns a line of counts for each workspace, and one for all. */
export function summary(faults: readonly Fault[]) {
  const workspaces = [...new Set(faults.map(workspaceOf))];
  return [
    ...workspaces.map((name) =>
      line(
        name,
        faults.filter((fault) => workspaceOf(fault) === name),
      ),
    ),
    line('All', faults),
  ];
}

const short = (text: string) => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}...` : flat;
};

/** Returns the source text that the mutant replaces. */
function original({ location: { start, end } }: Fault, source: string) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  return lines
    .map((text, at) =>
      text.slice(
        at === 0 ? start.column - 1 : 0,
        at === lines.length - 1 ? end.column - 1 : undefined,
      ),
    )
    .join('\n');
}

/**
 * Returns a line for each undetected mutant: its place, its change, and the requirements named in
 * its file or in the tests that cover it.
 */
export function survivors(faults: readonly Fault[], sourceOf: (file: string) => string) {
  return faults
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((fault) => {
      const source = sourceOf(fault.fileName);
      const ids = new Set([source, ...(fault.coveredBy ?? [])].flatMap(findIds));
      const { line: at, column } = fault.location.start;
      return [
        `${fault.fileName}:${at}:${column}`,
        `${fault.mutatorName}${fault.status === 'NoCoverage' ? ', never run' : ''}`,
        `${short(original(fault, source))} -> ${short(fault.replacement)}`,
        [...ids].sort().join(' ') || 'no requirement named',
      ].join('  ');
    });
}

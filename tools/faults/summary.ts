import type { Stryker } from '@stryker-mutator/core';

/** A change that Stryker made to a file, and what the tests made of it. */
export type Fault = Pick<
  Awaited<ReturnType<Stryker['runMutationTest']>>[number],
  'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status' | 'statusReason' | 'coveredBy'
>;

/** The least share of faults that tests must find, in percent. */
export const target = 92;

const requirement = /\b(?:[A-Z]{3}-\d{2,3}|D\d{1,2})\b/g;

/** Requirements and decisions named in a text, each once. */
const namedIn = (text: string) => text.match(requirement) ?? [];

/** What this run does not seed, in the words of `hooks.ts` and of Stryker; other ignored faults are marked as equivalent. */
const isLeftOut = ({ statusReason = '' }: Fault) => /^(?:A hook|Static mutant)/.test(statusReason);

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
    equivalent: ignored.filter((fault) => !isLeftOut(fault)).length,
    leftOut: ignored.filter(isLeftOut).length,
    seeded: found + missed,
    score: found + missed === 0 ? 100 : (found / (found + missed)) * 100,
  };
}

/** The share of faults that tests found, in percent; those that are no faults do not count. */
export const scoreOf = (faults: readonly Fault[]) => counts(faults).score;

/** One line of counts. */
function line(name: string, faults: readonly Fault[]) {
  const { score, seeded, killed, timedOut, survived, uncovered, equivalent, leftOut } =
    counts(faults);
  return (
    `${name}: ${score.toFixed(1)} % of ${seeded}; ${killed} killed, ${timedOut} timed out, ` +
    `${survived} survived, ${uncovered} never run, ${equivalent} equivalent, ${leftOut} left out`
  );
}

const workspaceOf = ({ fileName }: Fault) => fileName.split('/').slice(0, 2).join('/');

/** Lines of counts, one for each workspace and one for all. */
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

/** The text that the fault replaces. */
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
 * A line for each fault that no test found: where, what, and the requirements that its file or the
 * tests that ran it name.
 */
export function survivors(faults: readonly Fault[], sourceOf: (file: string) => string) {
  return faults
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((fault) => {
      const source = sourceOf(fault.fileName);
      const ids = new Set([source, ...(fault.coveredBy ?? [])].flatMap(namedIn));
      const { line: at, column } = fault.location.start;
      return [
        `${fault.fileName}:${at}:${column}`,
        `${fault.mutatorName}${fault.status === 'NoCoverage' ? ', never run' : ''}`,
        `${short(original(fault, source))} -> ${short(fault.replacement)}`,
        [...ids].sort().join(' ') || 'no requirement named',
      ].join('  ');
    });
}

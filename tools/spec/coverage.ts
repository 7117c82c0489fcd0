import type { Claim } from './claims.ts';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  /** Whether the site decides it: a route, or what a screen takes from the site. */
  readonly site: boolean;
  readonly statement: string;
}

/** By area prefix (`REG`): all of its requirements, or the ids that must be shown by now. */
export type Done = Readonly<Record<string, 'all' | readonly string[]>>;

export interface ShownRequirement extends Requirement {
  readonly shownBy: readonly Claim[];
  /** Whether it is marked as done, so that a test must show it. */
  readonly due: boolean;
}

export interface Area {
  readonly prefix: string;
  readonly name: string;
  readonly requirements: readonly ShownRequirement[];
}

export interface Coverage {
  /** The areas in the order of the ledger. */
  readonly areas: readonly Area[];
  /** One sentence each; empty when the specification check passes. */
  readonly problems: readonly string[];
}

/** Stories pass links and events of their own, so they cannot show those of the site. */
const isOfSite = ({ file }: Claim) => /^(?:apps\/site|e2e)\//.test(file);

const prefixOf = (id: string) => id.split('-')[0] ?? id;

/** Joins the ledger with the claims of tests. */
export function coverage(
  requirements: readonly Requirement[],
  done: Done,
  claims: readonly Claim[],
): Coverage {
  const known = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set([...known].map(prefixOf));
  const isDue = (id: string) => {
    const part = done[prefixOf(id)];
    return part === 'all' || (part?.includes(id) ?? false);
  };
  const areas = [...prefixes].map((prefix) => {
    const members = requirements.filter(({ id }) => prefixOf(id) === prefix);
    return {
      prefix,
      name: members[0]?.area ?? prefix,
      requirements: members.map((requirement) => ({
        ...requirement,
        due: isDue(requirement.id),
        shownBy: claims.filter(({ ids }) => ids.includes(requirement.id)),
      })),
    };
  });
  const due = areas.flatMap((area) => area.requirements).filter((requirement) => requirement.due);
  const problems = [
    ...due
      .filter(({ shownBy }) => shownBy.length === 0)
      .map(({ id, statement }) => `${id} is marked done and no test shows it: ${statement}`),
    ...due
      .filter(({ site, shownBy }) => site && shownBy.length > 0 && !shownBy.some(isOfSite))
      .map(
        ({ id, statement }) =>
          `${id} is decided by the site and only stories show it: ${statement}`,
      ),
    ...claims.flatMap(({ ids, name, file }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: “${name}” names ${id}, which does not exist.`),
    ),
    ...Object.entries(done).flatMap(([prefix, part]) =>
      (part === 'all' ? [] : part)
        .filter((id) => !known.has(id) || prefixOf(id) !== prefix)
        .concat(prefixes.has(prefix) ? [] : [prefix])
        .map((id) => `done.json marks ${id} under ${prefix}, where no requirement has that id.`),
    ),
  ];
  return { areas, problems };
}

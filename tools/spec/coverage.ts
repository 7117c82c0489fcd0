import type { Claim } from './claims.ts';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  /** Whether the site decides it: a route, or what a screen takes from the site. */
  readonly site: boolean;
  readonly statement: string;
}

export interface ShownRequirement extends Requirement {
  readonly shownBy: readonly Claim[];
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
export function coverage(requirements: readonly Requirement[], claims: readonly Claim[]): Coverage {
  const prefixes = new Set(requirements.map(({ id }) => prefixOf(id)));
  const areas = [...prefixes].map((prefix) => {
    const members = requirements.filter(({ id }) => prefixOf(id) === prefix);
    return {
      prefix,
      name: members[0]?.area ?? prefix,
      requirements: members.map((requirement) => ({
        ...requirement,
        shownBy: claims.filter(({ ids }) => ids.includes(requirement.id)),
      })),
    };
  });
  const all = areas.flatMap((area) => area.requirements);
  const problems = [
    ...all
      .filter(({ shownBy }) => shownBy.length === 0)
      .map(({ id, statement }) => `${id} is shown by no test: ${statement}`),
    ...all
      .filter(({ site, shownBy }) => site && shownBy.length > 0 && !shownBy.some(isOfSite))
      .map(
        ({ id, statement }) =>
          `${id} is decided by the site and only stories show it: ${statement}`,
      ),
  ];
  return { areas, problems };
}

import type { ShownRequirement } from '../../../tools/spec/claims.ts';
import type { Page } from '../../../tools/spec/pages.ts';
import type { Decision } from '../../../tools/spec/specification.ts';
import { decisionAddress, storyAddress } from '../addresses.ts';

/** A label and links. */
export interface Row {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    /** Undefined for a test that is not a story. */
    readonly href?: string;
    readonly title?: string;
  }[];
}

/** The requirements with their tests, the product decisions and the pages of the sidebar. */
export interface Spec {
  readonly requirements: readonly ShownRequirement[];
  readonly decisions: readonly Decision[];
  readonly pages: readonly Page[];
}

let spec: Promise<Spec> | undefined;

async function fetchSpec(): Promise<Spec> {
  try {
    const response = await fetch('./spec.json');
    if (!response.ok) throw new Error(`spec.json: ${response.status}`);
    return (await response.json()) as Spec;
  } catch (error) {
    // Not at once, because React reads the failed promise again to show the error.
    setTimeout(() => (spec = undefined), 1000);
    throw error;
  }
}

/** Fetches the specification once, in the manager or in a page; again some time after a failure. */
export const loadSpec = () => (spec ??= fetchSpec());

/** Returns the links of a requirement: to the decisions that settle it, and the tests that show it. */
export const rowsOfRequirement = (
  { decisions }: Spec,
  { id, shownBy }: ShownRequirement,
): readonly Row[] => [
  {
    label: 'Settled by',
    links: decisions
      .filter(({ requirements }) => requirements.includes(id))
      .map(({ number, title }) => ({ name: `${number} ${title}`, href: decisionAddress(number) })),
  },
  {
    label: 'Shown by',
    links: shownBy.map(({ name, story, file }) =>
      story
        ? { name: `${story.name}: ${name}`, href: storyAddress(story.testId) }
        : { name: `${name} (${file})` },
    ),
  },
];

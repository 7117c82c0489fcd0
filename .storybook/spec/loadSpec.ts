import type { ShownRequirement } from '../../tools/spec/claims.ts';
import type { Page } from '../../tools/spec/pages.ts';
import type { Decision } from '../../tools/spec/specification.ts';

/** The requirements with their tests, the product decisions, and the pages of the sidebar. */
export interface Spec {
  readonly requirements: readonly ShownRequirement[];
  readonly decisions: readonly Decision[];
  readonly pages: readonly Page[];
}

let spec: Promise<Spec> | undefined;

/** Fetches the specification once, in the manager or in a page. */
export const loadSpec = () =>
  (spec ??= fetch('./spec.json').then((response) => response.json() as Promise<Spec>));

import { isScenarioName, scenarios } from '@cb/mocks/scenarios/scenarios';

type Values = Readonly<Record<string, unknown>>;

/** The parts of a story's context that concern its backend. */
export interface ReviewedStory {
  readonly title: string;
  /** The toolbars' selection, with what the story itself sets. */
  readonly globals: Values;
  /** The globals that the story sets, which the toolbars cannot change. */
  readonly storyGlobals?: Values;
  readonly parameters: Values;
}

/** Whether a story has a mock backend: those of containers and journeys. */
export const runsOnBackend = ({ title }: { readonly title: string }) =>
  /^(?:Features|Journeys)\//.test(title);

/** Returns who is logged in: the toolbar's member where the story shows a member's data, or its own. */
export function memberOf({ globals, storyGlobals = {}, parameters }: Omit<ReviewedStory, 'title'>) {
  const { member } = parameters['showsMember'] ? globals : storyGlobals;
  return member === 'new' || member === 'rich' ? member : 'active';
}

/**
 * Returns what the toolbars Backend and Member change about a story, in sentences. A story so changed
 * is for reviewing: what it would play belongs to its own scenario and member.
 */
export function reviewOf(story: ReviewedStory): readonly string[] {
  const { globals, storyGlobals = {}, parameters } = story;
  if (!runsOnBackend(story)) return [];
  const { scenario } = globals;
  const own = parameters['scenario'] ?? 'specified';
  const changes: string[] = [];
  if (typeof scenario === 'string' && isScenarioName(scenario) && scenario !== own) {
    changes.push(`Backend: ${scenarios[scenario]}.`);
  }
  const member = memberOf(story);
  if (member !== (storyGlobals['member'] ?? 'active')) changes.push(`Member: ${member}.`);
  return changes;
}

/** Whether a toolbar changes the scenario or the member of a story. */
export const isReviewed = (story: ReviewedStory) => reviewOf(story).length > 0;

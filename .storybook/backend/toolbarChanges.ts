import { isScenarioName, scenarios, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import type { StoryContext } from '@storybook/react-vite';
import { defaultRegion, regionOf } from '../toolbars/globals.ts';

/** A story with the toolbars' selection. */
interface StorySelection extends Pick<StoryContext, 'title' | 'globals' | 'parameters'> {
  /** The globals that the story sets, which the toolbars cannot change. */
  readonly storyGlobals?: StoryContext['globals'];
}

/** Whether a story has a mock backend: those of containers and journeys. */
export const runsOnBackend = ({ title }: Pick<StorySelection, 'title'>) =>
  /^(?:Features|Journeys)\//.test(title);

/** Returns the toolbar's scenario, else the story's, else `specified`. */
export const scenarioOf = ({ globals, parameters }: StorySelection): ScenarioName =>
  [globals['scenario'], parameters['scenario']].find(isScenarioName) ?? 'specified';

/** Returns the member who is logged in: the toolbar's if the story shows a member's data, else its own. */
export function memberOf({ globals, storyGlobals = {}, parameters }: StorySelection) {
  const { member } = parameters['showsMember'] ? globals : storyGlobals;
  return member === 'new' || member === 'rich' ? member : 'active';
}

/**
 * Returns the changes that the toolbars make to a story at its start, in sentences. A changed story does not
 * play, because its play function expects its own scenario, member and region.
 */
export function toolbarChanges(story: StorySelection): readonly string[] {
  if (!runsOnBackend(story)) return [];
  const ownSettings = { ...story, globals: story.storyGlobals ?? {} };
  const scenario = scenarioOf(story);
  const member = memberOf(story);
  const region = regionOf(story.globals);
  return [
    ...(scenario === scenarioOf(ownSettings) ? [] : [`Backend: ${scenarios[scenario]}.`]),
    ...(member === memberOf(ownSettings) ? [] : [`Member: ${member}.`]),
    ...(region === defaultRegion ? [] : [`Region: ${region.locale}.`]),
  ];
}

/** Whether the toolbars change a story at its start. */
export const isChangedByToolbars = (story: StorySelection) => toolbarChanges(story).length > 0;

import { pictureName } from '../pictures/names.ts';
import type { Page } from './pages.ts';
import type { Claim } from './claims.ts';

/** The mode whose pictures the specification shows. */
const mode = 'light wide';

const pageOf = (storyId: string) => storyId.split('--')[0] ?? storyId;
const nameOf = (storyId: string) => storyId.split('--')[1] ?? '';

/**
 * Returns a function that finds the id of the story whose baseline shows what a test proves: its
 * own; else that of the screen which its component renders, in the state of the same name; else the
 * first of its component or screen.
 */
export function pictureFinder(pages: readonly Page[], kept: readonly string[]) {
  const files = new Set(kept);
  const ids = kept.flatMap((file) => {
    const [, id] = /^light-wide\/(.+)\.png$/.exec(file) ?? [];
    return id ? [id] : [];
  });
  const screensOf = new Map(
    pages.map(({ id, uses }) => [id, uses.filter((used) => used.startsWith('screens-'))]),
  );
  const has = (id: string) => files.has(`${pictureName(mode, id)}.png`);

  function candidates(storyId: string) {
    const screens = screensOf.get(pageOf(storyId)) ?? [];
    const places = storyId.startsWith('features-') ? screens : [pageOf(storyId)];
    return [
      storyId,
      ...places.map((page) => `${page}--${nameOf(storyId)}`),
      ...places.flatMap((page) => [
        `${page}--ready`,
        `${page}--idle`,
        ...ids.filter((id) => pageOf(id) === page),
      ]),
    ];
  }
  return (claims: readonly Claim[]): string | undefined => {
    const stories = claims.flatMap(({ story }) => story?.id ?? []);
    const lists = stories.map((id) => candidates(id).filter(has));
    return stories.find(has) ?? lists.find((list) => list.length > 0)?.[0];
  };
}

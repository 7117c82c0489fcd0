import { expect, test } from 'vitest';
import { playSteps, type JourneyContext } from './playSteps.ts';

/** Plays three steps, up to `steps`; returns the log of Storybook's `step` and how it ended. */
async function playThree(steps?: unknown, thrown?: Error) {
  const log: string[] = [];
  const step = async (label: string, play: () => Promise<void>) => {
    log.push(label);
    await play();
    log.push(`${label}, done`);
  };
  const context = { args: { start: '/', steps }, step } as unknown as JourneyContext;
  const play = playSteps({
    opens: async () => {},
    asks: async () => {
      if (thrown) throw thrown;
    },
    receives: async (given) => {
      expect(given).toBe(context);
    },
  });
  return { log, ended: await play(context).then(String, String) };
}

const all = ['opens', 'opens, done', 'asks', 'asks, done', 'receives', 'receives, done'];

test('plays all steps in order, each when the previous one has finished', async () => {
  expect(await playThree()).toEqual({ log: all, ended: 'undefined' });
});

test.each([
  [0, []],
  [1, all.slice(0, 2)],
  [2, all.slice(0, 4)],
  ['2', all.slice(0, 4)],
  [3, all],
  [99, all],
])('stops after steps: %o', async (steps, log) => {
  expect(await playThree(steps)).toEqual({ log, ended: 'undefined' });
});

test('stops at the step that fails, and rejects', async () => {
  const { log, ended } = await playThree(undefined, new Error('No such button.'));
  expect(log).toEqual([...all.slice(0, 2), 'asks']);
  expect(ended).toBe('Error: No such button.');
});

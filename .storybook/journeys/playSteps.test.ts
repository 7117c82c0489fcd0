import type { StoryContext } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import type { JourneyProps } from './Journey.tsx';
import { playSteps } from './playSteps.ts';

/** Plays three steps as an address asks for them; what was played, as Storybook is told of it. */
async function played(steps?: unknown, thrown?: Error) {
  const log: string[] = [];
  const step = async (label: string, play: () => Promise<void>) => {
    log.push(label);
    await play();
    log.push(`${label}, done`);
  };
  const context = { args: { start: '/', steps }, step } as unknown as StoryContext<JourneyProps>;
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

test('plays all steps in order, each after the one before is done', async () => {
  expect(await played()).toEqual({ log: all, ended: 'undefined' });
});

test.each([
  [0, []],
  [1, all.slice(0, 2)],
  [2, all.slice(0, 4)],
  ['2', all.slice(0, 4)],
  [3, all],
  [99, all],
])('stops after steps: %o', async (steps, log) => {
  expect(await played(steps)).toEqual({ log, ended: 'undefined' });
});

test('ends with the step that fails', async () => {
  const { log, ended } = await played(undefined, new Error('No such button.'));
  expect(log).toEqual([...all.slice(0, 2), 'asks']);
  expect(ended).toBe('Error: No such button.');
});

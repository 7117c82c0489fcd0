import type { StoryContext } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import type { JourneyProps } from './Journey.tsx';
import { resetStoryEnvironment, storyEnvironment } from '../storyEnvironment.ts';
import { atStepEnd } from './atStepEnd.ts';
import { playSteps } from './playSteps.ts';

/** Plays three steps, up to `steps`; returns the log of Storybook's `step` and how it ended. */
async function playThree(steps?: unknown, thrown?: Error) {
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

test('takes a picture at the end of a step, while the clock is held', async () => {
  resetStoryEnvironment('world', storyEnvironment.backend);
  const { clock } = storyEnvironment.platform;
  const pictures: unknown[] = [];
  atStepEnd.takePicture = async (step) => {
    let vanished = false;
    clock.after(0, () => (vanished = true));
    // A later timer of the browser, so the one before it has run out.
    await new Promise((resolve) => setTimeout(resolve, 1));
    pictures.push([step, vanished]);
  };
  await playThree(2);
  delete atStepEnd.takePicture;
  expect(pictures).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('stops at the step that fails, and rejects', async () => {
  const { log, ended } = await playThree(undefined, new Error('No such button.'));
  expect(log).toEqual([...all.slice(0, 2), 'asks']);
  expect(ended).toBe('Error: No such button.');
});

/**
 * Measures how a member's 5,000 referrals scroll on the built site: the frames while they load page
 * by page to the end, and again with all of them there, on a desktop and on a phone. Build the site
 * first; run as `node scripts/speed/referrals.ts`.
 */
import { createWorld } from '@cb/mocks/world/createWorld';
import { enter } from './enter.ts';

const count = 5000;

const world = createWorld();
const [someone] = world.state.referrals;
if (!someone) throw new Error('The world has no referral.');
world.state.referrals = Array.from({ length: count }, (_, at) => ({
  ...someone,
  id: `referral-${at}`,
  at: someone.at - at * 60_000,
  email: `friend${at}@mail.example`,
}));

const { page, url, leave } = await enter('/dashboard/referearn', world);

/** Scrolls by 400 px a frame to the end, and gives back how long each frame took, in ms. */
const scrollToTheEnd = () =>
  page.evaluate(async (all) => {
    const panel = document.querySelector('main')?.parentElement;
    const scrolls = panel && getComputedStyle(panel).overflowY === 'auto';
    const scroller = scrolls ? panel : document.scrollingElement;
    if (!scroller) throw new Error('Nothing scrolls.');
    scroller.scrollTop = 0;
    const frames: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    const isDone = () =>
      document.querySelector('table')?.ariaRowCount === String(all + 1) &&
      scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    while (!isDone()) {
      scroller.scrollTop += 400;
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, count);

for (const width of [1280, 375]) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${url}/dashboard/referearn`);
  await page.getByText('friend14@mail.example').waitFor();
  for (const what of ['while loading', 'all loaded']) {
    const frames = await scrollToTheEnd();
    const slow = frames.filter((ms) => ms > 50).length;
    const longest = Math.max(...frames).toFixed(0);
    console.log(
      `${width} px, ${what}: ${slow} of ${frames.length} frames over 50 ms, longest ${longest} ms`,
    );
  }
}

await leave();

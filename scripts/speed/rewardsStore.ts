/**
 * Measures the Rewards Store with 2,000 brands on the built site, at 4x CPU throttle: from the
 * catalogue's answer to the first cards, and from a key stroke to its letter and to its cards.
 * Build the site first; run as `node scripts/speed/rewardsStore.ts`.
 */
import { createWorld } from '@cb/mocks/world/createWorld';
import { enter } from './enter.ts';

const brandCount = 2000;
const throttle = 4;

const filler =
  '<p>Redeem it online or in a shop near you. It cannot be exchanged for cash.</p>'.repeat(8);

const world = createWorld();
const { brands } = world.state;
const seeds = [...brands];
while (brands.length < brandCount) {
  const at = brands.length;
  const seed = seeds[at % seeds.length];
  if (!seed) throw new Error('The world has no brands.');
  brands.push({
    ...seed,
    brandKey: `X${at}`,
    brandName: `${seed.brandName} ${at}`,
    description: filler,
    terms: filler,
    items: seed.items.map((item) => ({ ...item, utid: `${item.utid}-${at}` })),
  });
}

const { page, url, leave } = await enter('/dashboard/cbmessage', world);
const cdp = await page.context().newCDPSession(page);

/** Waits until the page has nothing left to do; what is deferred is done by the second time. */
const idle = () =>
  page.evaluate(async () => {
    for (let time = 0; time < 2; time += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

/** From the end of the answer to the frame that has cards, in ms. */
async function firstCards() {
  await page.evaluate(() => localStorage.removeItem('TangocardCatalog'));
  await page.goto(`${url}/dashboard/cbmessage`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(() => {
    performance.clearResourceTimings();
    const shown = new MutationObserver(() => {
      if (!document.querySelector('main li')) return;
      shown.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => performance.mark('cards'));
      });
    });
    shown.observe(document.body, { childList: true, subtree: true });
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/redeemrewards');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => performance.getEntriesByName('cards').length > 0);
  const ms = await page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/tango/getCatalogsForMe'));
    const [cards] = performance.getEntriesByName('cards');
    return (
      (cards?.startTime ?? NaN) -
      (answer instanceof PerformanceResourceTiming ? answer.responseEnd : NaN)
    );
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return ms;
}

/** From a key stroke to the frame with its letter, and to that with its cards, in ms. */
async function keyStrokes(text: string) {
  await page.getByPlaceholder('Search term...').fill('');
  await page.getByPlaceholder('Search term...').focus();
  await idle();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const letters: number[] = [];
  const cards: number[] = [];
  for (const key of text) {
    await page.evaluate(() => {
      performance.clearMarks();
      const input = document.querySelector('input[type=search]');
      input?.addEventListener(
        'keydown',
        () => {
          performance.mark('key');
          requestAnimationFrame(() => setTimeout(() => performance.mark('letter')));
        },
        { once: true, capture: true },
      );
      const list = document.querySelector('main ul');
      const settled = new MutationObserver(() => {
        settled.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('list')));
      });
      if (list) settled.observe(list, { childList: true });
    });
    await page.keyboard.press(key);
    await idle();
    const [letter, list] = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return [at('letter') - at('key'), at('list') - at('key')];
    });
    letters.push(letter ?? NaN);
    if (list !== undefined && !Number.isNaN(list)) cards.push(list);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { letters, cards };
}

const say = (what: string, figures: readonly number[]) =>
  console.log(`${what}: ${figures.map((ms) => ms.toFixed(0)).join(', ')} ms`);

say('Answer to first cards', [await firstCards(), await firstCards(), await firstCards()]);
const strokes = await keyStrokes('coffee 1');
say('Key stroke to its letter', strokes.letters);
say('Key stroke to its cards', strokes.cards);

await leave();

import { createServer } from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import type { Page } from '@playwright/test';
import { expect, poll, test, watchErrors } from './site.ts';

/** Adds a frame to the open page, and renders the messages it posts. */
function addFrame(page: Page, src: string) {
  return page.evaluate((address) => {
    addEventListener('message', ({ origin, data }) => {
      const output = document.createElement('output');
      output.textContent = `${origin} ${JSON.stringify(data)}`;
      document.body.append(output);
    });
    const iframe = document.createElement('iframe');
    iframe.name = 'provider';
    iframe.src = address;
    document.body.append(iframe);
  }, src);
}

async function openFrame(page: Page, src: string) {
  await page.goto('/privacy-policy.html');
  await addFrame(page, src);
  return page.frameLocator('iframe[name=provider]');
}

test('the pages of the site name the mock providers', async ({ page, site }) => {
  await page.goto('/');
  const settings = JSON.parse((await page.locator('#cb-settings').textContent()) ?? '');
  expect(settings.framedPages.news).toBe(`${site.providersUrl}/news`);
  expect(settings).toMatchObject({ widgetOrigin: site.providersUrl });
});

test('a wall can be framed by the site, is styled, and lists received messages', async ({
  page,
  site,
}) => {
  const violations = watchErrors(page);
  const wall = await openFrame(page, `${site.providersUrl}/wall/bitlabs?member=member-1001`);
  await expect(wall.getByRole('heading', { name: 'BitLabs offers' })).toBeVisible();
  await expect(wall.getByText('Mock page of BitLabs')).toHaveCSS('display', 'inline-block');
  await expect(wall.getByText('None so far.')).toBeVisible();
  await page.evaluate((origin) => {
    frames[0]?.postMessage({ target: 'theme', value: '<b>dark</b>' }, origin);
  }, site.providersUrl);
  const receivedMessages = wall.locator('#messages li');
  await expect(receivedMessages).toHaveText([
    `${site.url} {"target":"theme","value":"<b>dark</b>"}`,
  ]);
  await expect(wall.getByText('None so far.')).toBeHidden();
  expect(violations).toEqual([]);
});

test('the widget runs the script of the partner, and posts that it is ready and has loaded', async ({
  page,
  site,
}) => {
  const given = 'partner=rapidoreach&app-id=cbapp&end-user-id=member-1001';
  const widget = await openFrame(page, `${site.providersUrl}/widget.html#${given}`);
  const wall = widget.frameLocator('#widget iframe');
  await expect(wall.getByRole('heading', { name: 'RapidoReach offers' })).toBeVisible();
  await expect(wall.getByRole('definition')).toHaveText(['cbapp', 'member-1001']);
  const script = widget.locator('script[data-app-id]');
  await expect(script).toHaveAttribute('data-container', '#widget');
  await expect(script).toHaveAttribute('data-height', '720px');
  await expect(script).toHaveAttribute('data-loader-text', 'Finding surveys for you…');
  await expect(page.locator('output')).toHaveText([
    `${site.providersUrl} {"type":"ready"}`,
    `${site.providersUrl} {"type":"load"}`,
  ]);
});

test('the widget posts an error if the script is blocked, or the partner unknown', async ({
  page,
  site,
}) => {
  const script = '**/ofw/rapidoreach-widget.min.js';
  await page.route(script, (route) => route.abort());
  await openFrame(page, `${site.providersUrl}/widget.html#partner=rapidoreach`);
  await expect(page.locator('output')).toHaveText([`${site.providersUrl} {"type":"error"}`]);
  await openFrame(page, `${site.providersUrl}/widget.html#partner=constructor`);
  await expect(page.locator('output')).toHaveText([`${site.providersUrl} {"type":"error"}`]);
});

test('another site may not frame a wall', async ({ page, problems, site }) => {
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<p>Another site</p>');
  });
  await page.goto(`http://127.0.0.1:${await listen(other, 0, '127.0.0.1')}/`);
  await addFrame(page, `${site.providersUrl}/wall/sayso`);
  await poll(() => problems.splice(0).join()).toContain('frame-ancestors');
  const wall = page.frameLocator('iframe[name=provider]');
  await expect(wall.getByText(/^Mock page of/)).toHaveCount(0);
  other.close();
});

test('the site frames only listed origins', async ({ page, problems }) => {
  await page.goto('/privacy-policy.html');
  await addFrame(page, 'https://elsewhere.example/');
  await poll(() => problems.splice(0).join()).toContain('frame-src');
});

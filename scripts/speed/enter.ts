import { startServer } from '@cb/mocks/server';
import { demoLogin } from '@cb/mocks/world/members';
import type { World } from '@cb/mocks/world/world';
import { chromium } from 'playwright';
import { launchOptions } from '../chromium.ts';

/** The built site on a backend with this world, and a member who has logged in on the way to a path. */
export async function enter(path: string, world: World) {
  const server = await startServer({ dist: 'apps/site/dist', world });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}/home/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${path}`);

  async function leave() {
    await browser.close();
    await server.close();
  }
  return { page, url: server.url, leave };
}

import { expect } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, test } from '../../packages/ui/consumer/packed.ts';
import { staticDir } from './stories.ts';

interface Component {
  readonly name: string;
  readonly error?: unknown;
  readonly stories: readonly {
    readonly id: string;
    readonly snippet?: string;
    readonly error?: unknown;
  }[];
}

const { components } = JSON.parse(
  readFileSync(join(staticDir, 'manifests/components.json'), 'utf8'),
) as { components: Readonly<Record<string, Component>> };

/** The part of Vite's declarations that an app needs. */
const vite = 'interface ImportMeta { readonly env: { readonly BASE_URL: string } }';

test('the code of each story compiles in an app that installs the package', async ({ app }) => {
  const stories = Object.values(components).flatMap(({ name, stories: shown }) =>
    shown.map((story) => ({ ...story, name, code: story.snippet ?? '' })),
  );
  expect(stories.length).toBeGreaterThan(0);
  const unread = [...Object.values(components), ...stories].filter(({ error }) => error);
  expect(unread).toEqual([]);

  const isItsOwn = ({ name, code }: { name: string; code: string }) =>
    code.startsWith('import ') && new RegExp(`\\b${name}\\b.* from '@cb/ui/|/${name}';`).test(code);
  expect(stories.filter((story) => !isItsOwn(story)).map(({ id }) => id)).toEqual([]);

  const folder = join(app, 'src/stories');
  mkdirSync(folder);
  writeFileSync(join(folder, 'vite.d.ts'), vite);
  for (const { id, code } of stories) writeFileSync(join(folder, `${id}.tsx`), code);
  await run('tsc', ['-p', app]);
  console.log(`${stories.length} stories have code that compiles.`);
});

test('the page of a component starts with an example and its import', async ({ page }) => {
  await page.goto('iframe.html?id=components-button--docs&viewMode=docs');
  await expect(page.getByRole('button', { name: 'Sign me up!' }).first()).toBeVisible();
  await expect(
    page.getByText("import { Button } from '@cb/ui/components/Button';").first(),
  ).toBeVisible();
  const uses = page.locator('details', { hasText: 'Screens that use it' });
  await expect(uses.getByRole('link').first()).toBeHidden();
  await uses.getByText('Used by, uses and requirements').click();
  await expect(uses.getByRole('link').first()).toBeVisible();
});

import { expect } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicModules } from '../../packages/ui/build/publicModules.ts';
import { run } from '../../packages/ui/consumer/packed.ts';
import { staticDir, storiesIn } from './stories.ts';
import { test } from './workbench.ts';

interface Component {
  readonly name: string;
  readonly description?: string;
  readonly reactDocgen?: { readonly props: Readonly<Record<string, { description: string }>> };
  readonly error?: unknown;
  readonly stories: readonly {
    readonly id: string;
    readonly snippet?: string;
    readonly error?: unknown;
  }[];
}

const manifest = readFileSync(join(staticDir, 'manifests/components.json'), 'utf8');
const { components } = JSON.parse(manifest) as {
  components: Readonly<Record<string, Component>>;
};

test('the manifest describes each component and its props, without paths of the machine', () => {
  expect(manifest).not.toContain(process.cwd());
  const ids = new Set(storiesIn('Components').map(({ id }) => id.split('--')[0] ?? ''));
  expect([...ids].filter((id) => !components[id])).toEqual([]);
  const button = components['components-button'];
  expect(button?.description).toMatch(/^Starts an action/);
  expect(button?.reactDocgen?.props['tone']?.description).toMatch(/^`primary` once in a view/);
});

test('the code of each story compiles, and imports only what the package exports', async ({}, {
  outputDir,
}) => {
  const stories = Object.values(components).flatMap(({ name, stories: shown }) =>
    shown.map((story) => ({ ...story, name, code: story.snippet ?? '' })),
  );
  expect(stories.length).toBeGreaterThan(0);
  const unread = [...Object.values(components), ...stories].filter(({ error }) => error);
  expect(unread).toEqual([]);

  const isItsOwn = ({ name, code }: { name: string; code: string }) =>
    code.startsWith('import ') && new RegExp(`\\b${name}\\b.* from '@cb/ui/|/${name}';`).test(code);
  expect(stories.filter((story) => !isItsOwn(story)).map(({ id }) => id)).toEqual([]);

  const imported = stories.flatMap(({ code }) => [...code.matchAll(/from '@cb\/ui\/(.+)';/g)]);
  const missing = imported.map(([, path = '']) => path).filter((path) => !publicModules.has(path));
  expect(missing).toEqual([]);

  const config = { extends: resolve('tsconfig.json'), compilerOptions: { noUnusedLocals: false } };
  mkdirSync(outputDir, { recursive: true });
  writeFileSync(
    join(outputDir, 'tsconfig.json'),
    JSON.stringify({ ...config, include: ['*.tsx'] }),
  );
  for (const { id, code } of stories) writeFileSync(join(outputDir, `${id}.tsx`), code);
  await run('tsc', ['-p', outputDir]);
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserPlatform } from './Platform.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('copyText', () => {
  test('rejects if the browser does not support it [SHR-03]', async () => {
    vi.stubGlobal('navigator', {});
    await expect(browserPlatform.copyText('a link')).rejects.toThrow(TypeError);
  });

  test('rejects for an empty text, and does not change the clipboard [SHR-03]', async () => {
    const writeText = vi.fn<Clipboard['writeText']>();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await expect(browserPlatform.copyText('')).rejects.toThrow('No text');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('openWindow', () => {
  const size = { width: 800, height: 500 };

  test('opens at the given size without an opener', () => {
    const opened: { opener: unknown } = { opener: 'this page' };
    const open = vi.fn<(...given: string[]) => { opener: unknown }>(() => opened);
    vi.stubGlobal('window', { open });
    expect(browserPlatform.openWindow('https://x.com/intent/post', size)).toBe(true);
    expect(open).toHaveBeenCalledWith(
      'https://x.com/intent/post',
      '_blank',
      'popup,width=800,height=500',
    );
    expect(opened.opener).toBeNull();
  });

  test('returns false if it was blocked', () => {
    vi.stubGlobal('window', { open: () => null });
    expect(browserPlatform.openWindow('https://x.com/', size)).toBe(false);
  });
});

const root = join(import.meta.dirname, '../../../..');

/** Matches a fixed locale, and methods that use the browser's own. */
const otherLocale = /'[a-z]{2}-[A-Z]{2}'|toLocale\w*String\(\)|toLocale\w*Case/;

test('formats take the locale of the Platform, except for the specified dates', () => {
  const files = globSync('{packages/*,apps/*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{docs,stories,test,fixtures}.*'],
  });
  expect(files.length).toBeGreaterThan(400);
  const filesWithLocale = files.filter((file) =>
    otherLocale.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(filesWithLocale.toSorted()).toEqual([
    'packages/features/src/shared/basics/dates.ts',
    'packages/ui/src/platform/Platform.tsx',
    'packages/ui/src/platform/fakePlatform.ts',
  ]);
});

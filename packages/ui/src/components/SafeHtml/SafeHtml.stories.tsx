import { noPicture, noPictureIn } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';
import { hostileHtml, plainHtml } from './SafeHtml.fixtures.ts';
import { maxCharacters, sanitise } from './sanitise.ts';

const meta = preview.meta({
  id: 'components-safehtml',
  title: 'Components/Layout/SafeHtml',
  component: SafeHtml,
  args: { html: plainHtml },
  parameters: {
    docs: {
      description: {
        component: `HTML of somebody else, as text with simple markup.

**Use it** for what a vendor wrote about a gift card. It keeps text-level markup, lists, tables and https links, which open in a new tab.

**Do not use it** for anything else: the texts of the site's own server are plain text.`,
      },
    },
  },
});

const inside = (element: HTMLElement) => [...element.querySelectorAll('*')];

export const Plain = meta.story();

Plain.test('keeps text, lists and tables', async ({ canvas }) => {
  await expect(canvas.getByText('strong').tagName).toBe('STRONG');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.getByRole('cell', { name: '12 months' })).toBeVisible();
});

Plain.test('opens https links in a new tab without an opener', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'the shop' });
  await expect(link).toHaveAttribute('href', 'https://shop.example/terms');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.getAttribute('rel')).toContain('noopener');
});

Plain.test('keeps spans, directions and languages', async () => {
  const html =
    '<table><tbody><tr><td rowspan="2" colspan="3">a</td></tr></tbody></table>' +
    '<p dir="rtl" lang="ar">b</p>';
  await expect(String(sanitise(html))).toBe(html);
});

Plain.test('removes links with credentials', async () => {
  const html = '<a href="https://member:secret@shop.example/">Shop</a>';
  await expect(String(sanitise(html))).toBe('<a>Shop</a>');
});

export const Empty = meta.story({ parameters: noPicture, args: { html: '' } });

export const Hostile = meta.story({ args: { html: hostileHtml } });

Hostile.test('removes scripts, resources, styles and names', async ({ canvas }) => {
  const prose = canvas.getByText(/before the script/).parentElement;
  if (!prose) throw new Error('There is no text.');
  const allowed = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'dir', 'lang']);
  const names = inside(prose).flatMap((element) => element.getAttributeNames());
  await expect(names.filter((name) => !allowed.has(name))).toEqual([]);
  await expect(
    prose.querySelector(
      'script, style, img, svg, math, form, input, button, textarea, select, iframe, object, embed, link, meta, base, template, video, audio',
    ),
  ).toBeNull();
  for (const link of prose.querySelectorAll('a[href]')) {
    await expect(new URL(link.getAttribute('href') ?? '').protocol).toBe('https:');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
});

Hostile.test('runs no script and clobbers no global', async () => {
  await expect(Reflect.get(window, 'cbHacked')).toBeUndefined();
  await expect(Reflect.get(window, 'cbShadow')).toBeUndefined();
  await expect(document.getElementById('cbShadow')).toBeNull();
  await expect(typeof document.getElementsByTagName).toBe('function');
});

Hostile.test('keeps the surrounding text', async ({ canvas }) => {
  await expect(canvas.getByText(/before the script/)).toBeVisible();
  await expect(canvas.getByText(/after everything/)).toBeVisible();
});

/** 1 MB of HTML with an element every few characters. */
const megabyte = '<li><b>Term</b> and condition.</li>'.repeat(30_000);

export const OneMegabyte = meta.story({
  args: { html: `<ul>${megabyte}</ul>` },
  parameters: {
    ...noPicture,
    docs: { story: { inline: false, height: '480px' } },
  },
});

OneMegabyte.test('shows a limited part with a note', async ({ canvas }) => {
  await expect(canvas.getByText(/too long to be shown here/)).toBeVisible();
  await expect(canvas.getAllByText('Term').length).toBeLessThan(maxCharacters / 30);
});

OneMegabyte.test('creates a limited number of elements', async () => {
  const worst = ['<b>', '<table><td>', '<a href=https://x>', '&#60;b&#62;', '<!--', '<p'];
  for (const piece of worst) {
    const holder = new DOMParser().parseFromString(
      String(sanitise(piece.repeat(1_000_000 / piece.length))),
      'text/html',
    );
    await expect(holder.querySelectorAll('*').length).toBeLessThan(maxCharacters);
  }
});

export const EndlessWord = meta.story({
  args: { html: `<p>${'W'.repeat(3000)}</p><table><tr><td>${'W'.repeat(3000)}</td></tr></table>` },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    ...noPictureIn('light wide'),
  },
});

EndlessWord.test('does not overflow the page', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

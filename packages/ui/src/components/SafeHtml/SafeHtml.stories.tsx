import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { hostileHtml, plainHtml } from './SafeHtml.fixtures.ts';
import { guidance } from './SafeHtml.docs.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { maxCharacters, sanitise } from './sanitise.ts';

const meta = preview.meta({
  id: 'components-safehtml',
  title: 'Components/Layout/SafeHtml',
  component: SafeHtml,
  args: { html: plainHtml },
  parameters: { guidance },
});

/** Text, a list, a link and a table of a vendor, all kept. */
export const Plain = meta.story({ parameters: pictured });

Plain.test('keeps text, lists and tables', async ({ canvas }) => {
  await expect(canvas.getByText('strong').tagName).toBe('STRONG');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.getByRole('cell', { name: '12 months' })).toBeVisible();
});

Plain.test('opens links in a new tab without an opener', async ({ canvas }) => {
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

Plain.test('keeps the addresses of links as given, with or without https', async () => {
  for (const href of ['https://shop.example', 'http://shop.example/a?b#c', '//shop.example/']) {
    await expect(String(sanitise(`<a href="${href}">Shop</a>`))).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">Shop</a>`,
    );
  }
});

Plain.test('removes links with credentials, to the site itself, and by ftp', async () => {
  const own = `//${new URL(document.baseURI).host}/logout`;
  const withCredentials = ['https://member:secret@shop.example/', '//member@shop.example/'];
  for (const href of [...withCredentials, own, `http:${own}`, '/logout', 'ftp://shop.example/']) {
    await expect(String(sanitise(`<a href="${href}">Shop</a>`))).toBe('<a>Shop</a>');
  }
});

/** The vendor sent no text. */
export const Empty = meta.story({ args: { html: '' } });

export const Hostile = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('light wide'),
  args: { html: hostileHtml },
});

Hostile.test('removes scripts, resources, styles and names', async ({ canvas }) => {
  const prose = canvas.getByText(/before the script/).parentElement;
  if (!prose) throw new Error('There is no text.');
  const allowed = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'dir', 'lang']);
  const names = [...prose.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  await expect(names.filter((name) => !allowed.has(name))).toEqual([]);
  await expect(
    prose.querySelector(
      'script, style, img, svg, math, form, input, button, textarea, select, iframe, object, embed, link, meta, base, template, video, audio',
    ),
  ).toBeNull();
  const links = [...prose.querySelectorAll('a[href]')].map((link) => link.outerHTML);
  await expect(links).toEqual([
    '<a href="https://good.example/" target="_blank" rel="noopener noreferrer nofollow">good link</a>',
  ]);
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

// One text without markup, because an accessibility check of thousands of elements takes seconds.
export const TooLong = meta.story({
  tags: ['edge-case'],
  args: { html: 'Term and condition. '.repeat(maxCharacters).slice(0, maxCharacters + 1) },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

TooLong.test('shows the first 60,000 characters with a note', async ({ canvas }) => {
  await expect(canvas.getByText(/too long to be shown here/)).toBeVisible();
  await expect(canvas.getByText(/^Term and/).textContent).toHaveLength(60_000);
});

export const EndlessWord = meta.story({
  tags: ['edge-case'],
  args: { html: `<p>${'W'.repeat(3000)}</p><table><tr><td>${'W'.repeat(3000)}</td></tr></table>` },
  parameters: {
    ...picturedIn('dark phone'),
    docs: { story: { inline: false, height: '480px' } },
  },
});

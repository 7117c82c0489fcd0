import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { stillFrames } from '#ui/screens/Help/stillFrames.fixtures.tsx';
import { guidance } from './Frame.docs.tsx';
import { Frame } from './Frame.tsx';

const src = 'https://help.cbrewards.example/news';

const meta = preview.meta({
  id: 'components-frame',
  title: 'Components/Layout/Frame',
  component: Frame,
  args: { title: 'News', source: { kind: 'frame' as const, src, isSameOrigin: false } },
  decorators: [stillFrames],
  parameters: { guidance },
});

/** A page of another site, sandboxed. */
export const Framed = meta.story({ parameters: pictured });

Framed.test('has a title, a sandbox and a restricted referrer', async ({ canvas }) => {
  const frame = canvas.getByTitle('News');
  await expect(frame).toHaveAttribute('data-src', src);
  await expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
    'allow-storage-access-by-user-activation',
  ]);
  await expect(frame).not.toHaveAttribute('allow');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
});

/** A page of the site's own origin gets a stricter sandbox, without access to the site. */
export const OfOwnOrigin = meta.story({
  args: { source: { kind: 'frame', src: '/help.html', isSameOrigin: true } },
});

OfOwnOrigin.test('gives a same-origin page no access to the site', async ({ canvas }) => {
  await expect(canvas.getByTitle('News').getAttribute('sandbox')).not.toContain('same-origin');
});

/** A page without HTTPS may not be framed, so a link names its host. */
export const Linked = meta.story({
  parameters: picturedIn('light wide'),
  args: { source: { kind: 'link', href: 'http://old.example/news', host: 'old.example' } },
});

Linked.test('links to a page that may not be framed, with its host', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Open old\.example/ });
  await expect(link).toHaveAttribute('href', 'http://old.example/news');
  await expect(link).toHaveAttribute('target', '_blank');
});

/** There is no address, or one that cannot be read. */
export const NotAvailable = meta.story({
  parameters: picturedIn('light wide'),
  args: { source: { kind: 'none' } },
});

/** The address would run code or contains credentials, so it is not even linked. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: { source: { kind: 'refused' } },
});

Refused.test('says that the address was refused, without a link', async ({ canvas }) => {
  await expect(canvas.getByText(/not safe to open/)).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** An offer wall is as high as the window minus 130 px. */
export const AsHighAsTheWindow = meta.story({ parameters: pictured, args: { height: 'wall' } });

AsHighAsTheWindow.test('is as high as the window minus 130 px [FRM-02]', async ({ canvas }) => {
  const { height } = canvas.getByTitle('News').getBoundingClientRect();
  await expect(height).toBeCloseTo(window.innerHeight - 130, 0);
});

/** The page loads without being visible, until the screen shows it. */
export const Concealed = meta.story({ args: { concealed: true } });

Concealed.test('loads without being visible', async ({ canvas }) => {
  await expect(canvas.getByTitle('News')).not.toBeVisible();
});

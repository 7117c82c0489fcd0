import { inShell } from '@cb/workbench/inShell';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { bannersBySize, pictures } from '../banners.fixtures.ts';
import { PromotionScreen } from './PromotionScreen.tsx';

const onRetry = fn();
const link = 'https://www.cbrewards.example/join?by=ada';
const src = 'https://www.cbrewards.example/banners/banner.png';
const blocks = bannersBySize.map((banner) => ({
  banner,
  codes: {
    html: `<a href="${link}"><img src="${src}" alt="${banner.alt}"></a>`,
    bbcode: `[url=${link}][img]${src}[/img][/url]`,
  },
}));
const blocksWithoutCodes = bannersBySize.map((banner) => ({
  banner,
  codes: { html: '', bbcode: '' },
}));
const common = {
  pictures,
  pageAddress: 'https://www.cbrewards.example/dashboard/promomaterial',
  messengerAppId: '1234',
};

const meta = preview.meta({
  title: 'Screens/Promotion',
  component: PromotionScreen,
  decorators: [withPlatform(fakePlatform)],
});

/** Banners and embed codes that lead to the member’s referral link. */
export const Ready = meta.story({
  ...inShell('promotionalMaterial'),
  args: { ...common, status: 'ready', link, blocks },
});

Ready.test('has its heading [PRO-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Promotional Material$/,
  );
});

const countButtons = (groups: readonly HTMLElement[]) =>
  groups.map((group) => within(group).getAllByRole('button').length);

Ready.test(
  'has two rows of two banners, 13 share buttons beneath each [PRO-03] [SHR-04]',
  async ({ canvas }) => {
    const groups = canvas.getAllByRole('toolbar', { name: /^Share the banner: / });
    await expect(countButtons(groups)).toEqual([13, 13, 13, 13]);
    for (const group of groups) await expect(group).toBeVisible();
    const banners = pictures.map(({ alt }) =>
      canvas.getByRole('img', { name: alt }).getBoundingClientRect(),
    );
    await expect(banners[0]?.top).toBe(banners[1]?.top);
    await expect(banners[2]?.top).toBe(banners[3]?.top);
    const buttons = groups.map((group) => group.getBoundingClientRect());
    for (const [index, { top, left }] of buttons.entries()) {
      await expect(top).toBeGreaterThanOrEqual(banners[index]?.bottom ?? Infinity);
      // Below its own banner, not below the one beside it.
      await expect(Math.abs(left - (banners[index]?.left ?? Infinity))).toBeLessThan(24);
    }
    await expect(banners[2]?.top).toBeGreaterThan(buttons[0]?.bottom ?? Infinity);
  },
);

Ready.test('has five banner blocks in their order [PRO-04]', async ({ canvas }) => {
  const headings = canvas.getAllByRole('heading', { level: 3 });
  const names = headings.map(({ textContent }) => textContent);
  await expect(names).toEqual(['728x90', '336x280', '300x250', '250x250', '160x600']);
});

Ready.test(
  'has three read-only boxes and 8 share buttons in each block [PRO-05] [SHR-04]',
  async ({ canvas }) => {
    for (const label of ['HTML', 'BBCode', 'Banner Link']) {
      const boxes = canvas.getAllByLabelText(label);
      await expect(boxes).toHaveLength(5);
      for (const box of boxes) await expect(box).toHaveAttribute('readonly');
    }
    const groups = canvas.getAllByRole('toolbar', { name: /^Share the banner \d+x\d+$/ });
    await expect(countButtons(groups)).toEqual([8, 8, 8, 8, 8]);
  },
);

Ready.test('previews each banner in its own proportions', async ({ canvas }) => {
  for (const { banner } of blocks) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: banner.alt });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(banner.width / banner.height, 1);
    await expect(picture.closest('a')).toHaveAttribute('href', link);
  }
});

/** The referral link is being created; codes and share buttons wait for it. */
export const Working = meta.story({
  args: { ...common, status: 'working', blocks: blocksWithoutCodes },
});

Working.test('has nothing to copy or share before there is a link', async ({ canvas }) => {
  await expect(canvas.getAllByDisplayValue('Working')).toHaveLength(10);
  for (const group of canvas.getAllByRole('toolbar', { name: /^Share the banner/ })) {
    for (const button of within(group).getAllByRole('button')) await expect(button).toBeDisabled();
  }
});

/** The referral link could not be created, so there are no codes and a retry is offered. */
export const Failed = meta.story({
  args: {
    ...common,
    status: 'failed',
    message: 'The service is busy.',
    onRetry,
    blocks: blocksWithoutCodes,
  },
});

Failed.test('shows the error and a retry button', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** The server’s link is not a web address, so the page’s own address is shared instead. */
export const Refused = meta.story({
  args: {
    ...common,
    status: 'refused',
    link: 'javascript:alert(1)',
    message: 'The link we got for you is not a web address, so it is not shown.',
    onRetry,
    blocks: blocksWithoutCodes,
  },
});

Refused.test('never uses an invalid web address', async ({ canvasElement }) => {
  await expect(canvasElement.innerHTML).not.toContain('javascript:');
});

import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { Gift } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './Link.docs.tsx';
import { ButtonLink, Link, type LinkComponentProps, LinkProvider } from './Link.tsx';

const meta = preview.meta({
  id: 'components-link',
  title: 'Components/Actions/Link',
  component: Link,
  args: { children: 'create new account', href: '#reg' },
  parameters: { guidance },
});

/** Within a sentence, underlined. */
export const Inline = meta.story({
  args: { children: 'click here' },
  render: (args) => (
    <Text>
      Forgot your password? <Link {...args} /> and we send you a link.
    </Text>
  ),
});

const onFollow = fn((event: SyntheticEvent) => event.preventDefault());

Inline.test(
  'reports that it is followed, with the middle button too, but not that its menu opens',
  { args: { onFollow } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(onFollow).toHaveBeenCalledTimes(2);
    await userEvent.pointer({ keys: '[MouseRight]', target: link });
    await expect(onFollow).toHaveBeenCalledTimes(2);
  },
);

/** On a line of its own, as high as a control. */
export const Standalone = meta.story({
  args: { look: 'standalone', children: 'Change your email address' },
});

Standalone.test('is as high as a control', async ({ canvas }) => {
  const { height } = canvas.getByRole('link').getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(44);
});

/** In a list of links, without underline until it is pointed at. */
export const Plain = meta.story({ args: { look: 'plain', children: 'My Earning History' } });

/** Leaves the site in a new tab, which an icon shows and screen readers announce. */
export const External = meta.story({
  args: { external: true, href: 'https://help.example/', children: 'Help' },
});

External.test('opens in a new tab and announces that', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^Help\s*\(opens in a new tab\)$/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

/** The main next step of a screen, when that is another page. */
export const PrimaryButtonLink = meta.story({
  render: (args) => <ButtonLink href={args.href}>Start Earning CBs Here</ButtonLink>,
});

/** The specification calls it a button, so Space follows it, too. */
export const AnnouncedAsButton = meta.story({
  render: (args) => (
    <ButtonLink href={args.href} role="button" onFollow={onFollow}>
      Start Earning CBs Here
    </ButtonLink>
  ),
});

AnnouncedAsButton.test('is followed with Enter and with Space', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Start Earning CBs Here' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(onFollow).toHaveBeenCalledTimes(2);
});

/** The second choice beside a primary button or link. */
export const SecondaryButtonLink = meta.story({
  render: (args) => (
    <ButtonLink href={args.href} tone="secondary">
      Login
    </ButtonLink>
  ),
});

/** The third choice, which declines. */
export const QuietButtonLink = meta.story({
  render: (args) => (
    <ButtonLink href={args.href} tone="quiet">
      Not now
    </ButtonLink>
  ),
});

/** The main next step of a landing page on a phone. */
export const LargeWideButtonLink = meta.story({
  render: (args) => (
    <ButtonLink href={args.href} size="large" wide>
      SignUp
    </ButtonLink>
  ),
});

/** The icon comes before the label. */
export const WithAnIcon = meta.story({
  render: (args) => (
    <ButtonLink href={args.href} tone="secondary" icon={<Gift size={20} aria-hidden />}>
      See the rewards
    </ButtonLink>
  ),
});

const navigate = fn((href: string) => href);

function RouterLink({ href, onClick, children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A router renders the link and navigates without loading a page. */
export const Injected = meta.story({
  args: { onFollow: fn() },
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
});

Injected.test('is rendered by the provided component', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'create new account' }));
  await expect(navigate).toHaveBeenCalledWith('#reg');
  await expect(args.onFollow).toHaveBeenCalledOnce();
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { children: `https://cbrewards.example/${'x'.repeat(300)}` },
});

export const Looks = meta.story({
  ...looks({
    Inline,
    Standalone,
    Plain,
    External,
    PrimaryButtonLink,
    SecondaryButtonLink,
    QuietButtonLink,
    LargeWideButtonLink,
    WithAnIcon,
    LongText,
  }),
  tags: ['!dev', '!autodocs'],
});

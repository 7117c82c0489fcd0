import { shellLinks } from '@cb/site/routes/shellLinks';
import { ThemeSwitch } from '@cb/ui/components/ThemeSwitch';
import { BalanceFigure, type BalanceState } from '@cb/ui/screens/Balance/BalanceFigure';
import { CbCodePanel } from '@cb/ui/screens/Balance/CbCodePanel';
import { DashboardShell } from '@cb/ui/screens/Shell/DashboardShell';
import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type MouseEvent, type PropsWithChildren } from 'react';
import { modeNames, type ModeName } from '../../tools/pictures/modes.ts';
import { picturedIn } from '../pictures/modes.ts';
import { example } from './quietFrame.ts';

const ignore = () => {};

const tools = {
  initials: 'DM',
  hasUnread: true,
  cbCode: (
    <CbCodePanel
      status="editing"
      code=""
      errors={[]}
      info={[]}
      onChange={ignore}
      onSubmit={ignore}
    />
  ),
};

/** Prevents links from leaving Storybook. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The member's balance in CB, where a screen names none. */
const usualBalance = 3037;

/**
 * Returns the balance in CB that a screen's props name, directly or as part of its store or gift card;
 * `undefined` if they have none yet. The shell shows the same.
 */
function balanceOf(args: Readonly<Record<string, unknown>>): number | undefined {
  const parts: readonly unknown[] = [args, args['reach'], args['card']];
  const named = parts.find(
    (part): part is { balance: unknown } =>
      typeof part === 'object' && part !== null && 'balance' in part,
  );
  if (!named) return usualBalance;
  return typeof named.balance === 'number' ? named.balance : undefined;
}

interface ShellProps {
  readonly link: keyof ShellLinks;
  /** The balance in the top bar; `undefined` while unknown. */
  readonly cb: number | undefined;
}

/** Renders a screen in the dashboard's shell, which fills the window. */
function Shell({ link, cb, children }: PropsWithChildren<ShellProps>) {
  const balance: BalanceState =
    cb === undefined ? { status: 'loading' } : { status: 'ready', cb, decimals: 0, errors: [] };
  const [referOpen, openRefer] = useState(true);
  useLayoutEffect(() => {
    const { classList } = document.body;
    if (!classList.contains('sb-main-padded')) return undefined;
    classList.replace('sb-main-padded', 'sb-main-fullscreen');
    return () => void classList.replace('sb-main-fullscreen', 'sb-main-padded');
  }, []);
  return (
    <div onClickCapture={stay} role="presentation">
      <DashboardShell
        links={shellLinks}
        visit={{ path: shellLinks[link], key: link, isReturn: false }}
        current={shellLinks[link]}
        tools={{
          ...tools,
          balance: <BalanceFigure {...balance} />,
          available: <BalanceFigure {...balance} label="Available" />,
        }}
        referOpen={referOpen}
        onReferOpenChange={openRefer}
        onLogout={ignore}
        themeSwitch={<ThemeSwitch value="system" onChange={ignore} />}
      >
        {children}
      </DashboardShell>
    </div>
  );
}

/**
 * Shows and pictures the main state of a member's screen in the dashboard's shell, as members see it.
 * The tests of the story and its docs page have no shell.
 */
export function inShell(link: keyof ShellLinks, ...modes: readonly ModeName[]) {
  const decorator: Decorator = (Story, { tags, args }) =>
    example() || tags.includes('test-fn') ? (
      <Story />
    ) : (
      <Shell link={link} cb={balanceOf(args)}>
        <Story />
      </Shell>
    );
  return {
    parameters: { ...picturedIn(...(modes.length > 0 ? modes : modeNames)), shell: link },
    decorators: [decorator],
  };
}

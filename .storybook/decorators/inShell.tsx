import { shellLinks } from '@cb/site/routes/shellLinks';
import { ThemeSwitch } from '@cb/ui/components/ThemeSwitch';
import { BalanceFigure, type BalanceState } from '@cb/ui/screens/Balance/BalanceFigure';
import { CbCodePanel } from '@cb/ui/screens/Balance/CbCodePanel';
import { DashboardShell, type ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type MouseEvent, type PropsWithChildren } from 'react';
import { modeNames, type ModeName } from '../../tools/pictures/modes.ts';
import { picturedIn } from '../pictures/pictured.ts';
import { exampleId } from '../pages/exampleFrame.ts';

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

/** The member's balance, which the stories of screens show, too. */
const balance: BalanceState = { status: 'ready', cb: 3037, decimals: 0, errors: [] };

/** Renders a screen in the dashboard's shell, which fills the window. */
function Shell({ link, children }: PropsWithChildren<{ link: keyof ShellLinks }>) {
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
  const decorator: Decorator = (Story, { tags }) =>
    exampleId() || tags.includes('test-fn') ? (
      <Story />
    ) : (
      <Shell link={link}>
        <Story />
      </Shell>
    );
  return {
    parameters: { ...picturedIn(...(modes.length > 0 ? modes : modeNames)), shell: link },
    decorators: [decorator],
  };
}

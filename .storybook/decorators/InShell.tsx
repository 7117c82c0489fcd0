import { shellLinks } from '@cb/site/routes/shellLinks';
import { ThemeSwitch } from '@cb/ui/components/ThemeSwitch';
import { BalanceFigure, type BalanceState } from '@cb/ui/screens/Balance/BalanceFigure';
import { CbCodePanel } from '@cb/ui/screens/Balance/CbCodePanel';
import { DashboardShell } from '@cb/ui/screens/Shell/DashboardShell';
import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import { useLayoutEffect, useState, type MouseEvent, type PropsWithChildren } from 'react';

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

interface InShellProps {
  readonly link: keyof ShellLinks;
  /** The balance in the top bar; `undefined` while unknown. */
  readonly cb: number | undefined;
}

/** Renders a screen in the dashboard's shell, which fills the window. */
export function InShell({ link, cb, children }: PropsWithChildren<InShellProps>) {
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

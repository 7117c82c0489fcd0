import type { Decorator, Loader } from '@storybook/react-vite';
import { balanceOf, shellLinkOf } from './memberScreens.ts';

/** Loads the shell for the stories that are shown in it; the others do without. */
export const shellLoader: Loader = async (context) => {
  if (!shellLinkOf(context)) return {};
  const { InShell } = await import('./InShell.tsx');
  return { InShell };
};

/** Shows a member's screen in the dashboard's shell, as members see it. */
export const shelled: Decorator = (Story, context) => {
  const link = shellLinkOf(context);
  const { InShell } = context.loaded;
  if (!link || !InShell) return <Story />;
  return (
    <InShell link={link} cb={balanceOf(context.args)}>
      <Story />
    </InShell>
  );
};

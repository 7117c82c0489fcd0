import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import type { Decorator, Loader } from '@storybook/react-vite';

interface ShownEntry {
  readonly viewMode: string;
  readonly tags: readonly string[];
  readonly parameters: { readonly shell?: keyof ShellLinks };
}

/**
 * Returns the shell's link to the screen that a story shows: its parameter `shell`, which the main state
 * of a member's screen has. Its tests and docs pages have no shell.
 */
const shellLinkOf = ({ viewMode, tags, parameters: { shell } }: ShownEntry) =>
  viewMode === 'docs' || tags.includes('test-fn') ? undefined : shell;

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

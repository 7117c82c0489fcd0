import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { shellLinkOf } from './memberScreens.ts';

const InShell = lazy(async () => {
  const { InShell: component } = await import('./InShell.tsx');
  return { default: component };
});

/** Shows a member's screen in the dashboard's shell, as members see it. */
export const shelled: Decorator = (Story, context) => {
  const link = shellLinkOf(context);
  if (!link) return <Story />;
  return (
    <Suspense>
      <InShell link={link}>
        <Story />
      </InShell>
    </Suspense>
  );
};

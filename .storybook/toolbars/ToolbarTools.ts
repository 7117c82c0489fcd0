// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { chosenIn } from './chosen.ts';
import { ToolbarMenus } from './ToolbarMenus.ts';

/** Resets all toolbars. Hidden while all are at their defaults. */
function Reset() {
  const [, updateGlobals, , chosenByReader] = useGlobals();
  const chosen = chosenIn(chosenByReader);
  if (chosen.length === 0) return null;
  // Storybook replaces `undefined` with the initial value.
  const reset = () => updateGlobals(Object.fromEntries(chosen.map((name) => [name, undefined])));
  return h(
    Button,
    { variant: 'solid', padding: 'small', ariaLabel: false, onClick: reset },
    `Reset (${chosen.length})`,
  );
}

/** Copies the current address, which includes toolbars, filters and controls. */
function CopyLink() {
  const [said, say] = useState('Copy link');
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say('Copied'),
      () => say('Copy it from the address bar'),
    );
  return h(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: false,
      onClick: () => void copy(),
      onBlur: () => say('Copy link'),
    },
    h('span', { role: 'status' }, said),
  );
}

/** The toolbars' menus, and the buttons that concern all of them. */
export const ToolbarTools = () => h(Fragment, null, h(ToolbarMenus), h(Reset), h(CopyLink));

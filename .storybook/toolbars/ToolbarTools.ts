// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, type API } from 'storybook/manager-api';
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

/** Returns the changed texts that Storybook leaves out of the address: those with a comma, for one. */
function leftOut(api: API) {
  const entry = api.getCurrentStoryData();
  if (entry.type !== 'story' || !entry.prepared) return [];
  const kept = new URLSearchParams(location.search).get('args') ?? '';
  const names = kept.split(';').map((arg) => arg.split(/[.:[]/)[0]);
  return Object.entries(entry.args ?? {})
    .filter(([name, value]) => typeof value === 'string' && value !== entry.initialArgs?.[name])
    .map(([name]) => name)
    .filter((name) => !names.includes(name));
}

/** Copies the current address, which includes toolbars, filters and controls. */
function CopyLink() {
  const [said, say] = useState('Copy link');
  const api = useStorybookApi();
  const copy = () => {
    const without = leftOut(api).join(', ');
    return navigator.clipboard.writeText(location.href).then(
      () => say(without ? `Copied, but without ${without}` : 'Copied'),
      () => say('Copy it from the address bar'),
    );
  };
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

// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { chosenIn } from './chosen.ts';

/** Puts all toolbars back to their defaults; absent while they are there. */
function Reset() {
  const [, updateGlobals, , chosenByReader] = useGlobals();
  const chosen = chosenIn(chosenByReader);
  if (chosen.length === 0) return null;
  // Storybook takes `undefined` for the initial value.
  const reset = () => updateGlobals(Object.fromEntries(chosen.map((name) => [name, undefined])));
  return h(
    Button,
    { variant: 'solid', padding: 'small', ariaLabel: false, onClick: reset },
    `Reset (${chosen.length})`,
  );
}

/** Copies the address of what is shown, with the toolbars' choice, filters and controls. */
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

/** The buttons for all toolbars together. */
export const ToolbarTools = () => h(Fragment, null, h(Reset), h(CopyLink));

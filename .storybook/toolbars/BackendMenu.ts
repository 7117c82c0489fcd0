// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, type JSX } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { backendChoices, initialGlobals } from './globals.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: '16px 32px',
  fontSize: 13,
} as const;
const group = { margin: 0, padding: 0, border: 0 } as const;
const option = { display: 'flex', gap: 8, padding: '3px 0', cursor: 'pointer' } as const;
const heading = { padding: 0, fontWeight: 700 } as const;

/** A menu that sets the server's behaviour and who is logged in. Its button shows what is chosen. */
export function BackendMenu() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const showsMember = useParameter('showsMember', false);
  const offered = backendChoices.filter(({ global }) => global !== 'member' || showsMember);
  const chosen = offered.flatMap(({ global, choices }) =>
    choices
      .filter(([value]) => value === globals[global] && value !== initialGlobals[global])
      .map(([, label]) => label),
  );
  const groups = offered.map(({ global, title, choices }) =>
    h(
      'fieldset',
      { key: title, style: group, disabled: global in storyGlobals },
      h('legend', { style: heading }, title),
      choices.map(([value, label]) => {
        const select = () => updateGlobals({ [global]: value });
        const checked = value === globals[global];
        const input = { type: 'radio', name: global, checked, onChange: select };
        return h('label', { key: value, style: option }, h('input', input), label);
      }),
    ),
  );
  const button: JSX.Element = h(
    Button,
    { variant: chosen.length > 0 ? 'outline' : 'ghost', padding: 'small', ariaLabel: false },
    ['Backend', ...chosen].join(': '),
  );
  return h(PopoverProvider, {
    ariaLabel: 'Backend',
    placement: 'bottom-start',
    padding: 16,
    popover: h('div', { style: columns }, groups),
    children: button,
  });
}

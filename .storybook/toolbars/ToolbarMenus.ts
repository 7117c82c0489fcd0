// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, Fragment, type JSX } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { globalTypes, type Toolbar } from '../globals.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: '16px 32px',
  fontSize: 13,
} as const;
const group = { margin: 0, padding: 0, border: 0 } as const;
const option = { display: 'flex', gap: 8, padding: '3px 0', cursor: 'pointer' } as const;
const heading = { padding: 0, fontWeight: 700 } as const;

const toolbars = Object.entries<Toolbar>(globalTypes).map(([name, { menu, groups }]) => {
  const titles = new Map(groups.flatMap(({ choices }) => Object.entries(choices)));
  const [byDefault] = titles.keys();
  return { name, menu, groups, titles, byDefault };
});

/** A named menu of the toolbars that are used together. Its button shows what is chosen. */
function Menu({ menu }: { menu: string }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const shown = toolbars
    .filter((toolbar) => toolbar.menu === menu)
    .map((toolbar) => ({ ...toolbar, value: globals[toolbar.name] || toolbar.byDefault }));
  const chosen = shown
    .filter(({ value, byDefault }) => value !== byDefault)
    .map(({ value, titles }) => titles.get(value) ?? value);
  const groups = shown.flatMap(({ name, value, byDefault, groups }) =>
    groups.map(({ title, choices }) =>
      h(
        'fieldset',
        { key: title, style: group, disabled: name in storyGlobals },
        h('legend', { style: heading }, title),
        Object.entries(choices).map(([choice, label]) => {
          // Storybook replaces `undefined` with the initial value.
          const select = () => updateGlobals({ [name]: choice === byDefault ? undefined : choice });
          const input = { type: 'radio', name, checked: choice === value, onChange: select };
          return h('label', { key: choice, style: option }, h('input', input), label);
        }),
      ),
    ),
  );
  const button: JSX.Element = h(
    Button,
    { variant: chosen.length > 0 ? 'outline' : 'ghost', padding: 'small', ariaLabel: false },
    chosen.length > 0 ? `${menu}: ${chosen.join(', ')}` : menu,
  );
  return h(PopoverProvider, {
    ariaLabel: menu,
    placement: 'bottom-start',
    padding: 16,
    popover: h('div', { style: columns }, groups),
    children: button,
  });
}

/** The menus of all toolbars. */
export const ToolbarMenus = () =>
  h(
    Fragment,
    null,
    [...new Set(toolbars.map(({ menu }) => menu))].map((menu) => h(Menu, { key: menu, menu })),
  );

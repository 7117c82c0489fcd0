// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement as h, Fragment } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { backendMenus } from './globals.ts';

/** Menus that set the server's behaviour and who is logged in. */
export function BackendMenu() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const showsMember = useParameter('showsMember', false);
  const menus = backendMenus
    .filter(({ global }) => global !== 'member' || showsMember)
    .map(({ global, title, choices }) =>
      h(Select, {
        key: global,
        ariaLabel: title,
        disabled: global in storyGlobals,
        options: Object.entries(choices).map(([value, label]) => ({
          value,
          title: `${title}: ${label}`,
          children: label,
        })),
        defaultOptions: globals[global],
        onSelect: (value) => updateGlobals({ [global]: value }),
      }),
    );
  return h(Fragment, null, menus);
}

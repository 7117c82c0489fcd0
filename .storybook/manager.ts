import { addons, types } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import { PanelTitle, RequirementsPanel } from './pages/specification/RequirementsPanel.ts';
import { BackendMenu } from './toolbars/BackendMenu.ts';
import { Revealed } from './toolbars/Revealed.ts';
import { BesideMenu, SideBySide } from './toolbars/SideBySide.ts';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'CB Rewards',
    brandUrl: './',
    brandTarget: '_self',
  }),
  // Storybook's own popover of it lacks a label, and says so in the console. Browsers zoom, too.
  toolbar: { zoom: { hidden: true } },
  // Features are collapsed, because screens are listed under Screens, with links to their features.
  sidebar: {
    ...addons.getConfig().sidebar,
    collapsedRoots: ['features'],
    // Only what a reader should know before opening a story; the other tags are filters.
    renderLabel: ({ name, type, tags }) => {
      const told = type === 'component' ? 'legacy' : 'edge-case';
      return tags.includes(told) ? `${name} · ${told.replace('-', ' ')}` : name;
    },
  },
});

addons.register('cb', () => {
  addons.add('cb/side-by-side', { type: types.PREVIEW, render: SideBySide });
  addons.add('cb/beside', {
    type: types.TOOL,
    title: 'Beside it',
    match: ({ viewMode, storyId }) =>
      viewMode === 'story' && storyId?.startsWith('screens-') === true,
    render: BesideMenu,
  });
  addons.add('cb/revealed', { type: types.TOOL, title: 'Revealed', render: Revealed });
  addons.add('cb/backend', {
    type: types.TOOL,
    title: 'Backend',
    match: ({ viewMode, storyId }) =>
      viewMode === 'story' && /^(?:features|journeys)-/.test(storyId ?? ''),
    render: BackendMenu,
  });
  addons.add('cb/requirements', {
    type: types.PANEL,
    title: PanelTitle,
    render: RequirementsPanel,
  });
});

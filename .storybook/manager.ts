import { addons, types } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import { PanelTitle, RequirementsPanel } from './pages/specification/RequirementsPanel.ts';
import { BackendMenu } from './toolbars/BackendMenu.ts';
import { RevealOpenStory } from './toolbars/RevealOpenStory.ts';
import { BesideMenu, SideBySide } from './toolbars/SideBySide.ts';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'CB Rewards',
    brandUrl: './',
    brandTarget: '_self',
  }),
  // Storybook's zoom popover has no accessible name, which it logs as an error. Browsers have their own zoom.
  toolbar: { zoom: { hidden: true } },
  // Features are collapsed, because screens are listed under Screens, with links to their features.
  sidebar: {
    ...addons.getConfig().sidebar,
    collapsedRoots: ['features'],
    // Shows the tags that a reader should know before opening a story; the others only filter.
    renderLabel: ({ name, type, tags }) => {
      const shownTag = type === 'component' ? 'legacy' : 'edge-case';
      return tags.includes(shownTag) ? `${name} · ${shownTag.replace('-', ' ')}` : name;
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
  addons.add('cb/reveal', { type: types.TOOL, title: 'Reveal', render: RevealOpenStory });
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

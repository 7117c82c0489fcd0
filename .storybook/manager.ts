import { addons, types } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import { RequirementsPanel } from './spec/RequirementsPanel.ts';
import { SideBySide } from './sideBySide/SideBySide.ts';
import { ToolbarTools } from './toolbars/ToolbarTools.ts';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'CB Rewards',
    brandUrl: './',
    brandTarget: '_self',
  }),
  // Features are collapsed, because screens are listed under Screens, with links to their features.
  sidebar: { ...addons.getConfig().sidebar, collapsedRoots: ['features'] },
  // The toolbars' menus contain their choices.
  toolbar: {
    'storybook/a11y/panel': { hidden: true },
    'storybook/measure-addon/tool': { hidden: true },
    'storybook/outline': { hidden: true },
  },
  // Only what a reader should know before opening a story; the other tags are filters.
  tagBadges: [
    { tags: 'legacy', badge: { text: 'Legacy', style: 'orange' } },
    { tags: 'edge-case', badge: { text: 'Edge case', style: 'grey' } },
  ],
});

addons.register('cb', () => {
  addons.add('cb/side-by-side', { type: types.PREVIEW, render: SideBySide });
  addons.add('cb/toolbars', {
    type: types.TOOL,
    title: 'All toolbars',
    // Guide pages are text, which no toolbar changes.
    match: ({ viewMode, storyId }) =>
      viewMode === 'story' || (viewMode === 'docs' && !storyId?.startsWith('guide-')),
    render: ToolbarTools,
  });
  addons.add('cb/requirements', {
    type: types.PANEL,
    title: 'Requirements',
    render: RequirementsPanel,
  });
});

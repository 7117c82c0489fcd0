import { addons, types } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import { RequirementsPanel } from './requirements/RequirementsPanel.ts';
import { SideBySide } from './sideBySide/SideBySide.ts';
import { ToolbarTools } from './toolbars/ToolbarTools.ts';

const id = 'cb/side-by-side';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'CB Rewards',
    brandUrl: './',
    brandTarget: '_self',
  }),
  // Collapsed, because screens are listed under Screens, with links to their features.
  sidebar: { collapsedRoots: ['features'] },
});

addons.register(id, () => {
  addons.add(id, { type: types.PREVIEW, render: SideBySide });
});

addons.register('cb/toolbars', () => {
  addons.add('cb/toolbars', {
    type: types.TOOL,
    title: 'All toolbars',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: ToolbarTools,
  });
});

addons.register('cb/requirements', () => {
  addons.add('cb/requirements', {
    type: types.PANEL,
    title: 'Requirements',
    render: RequirementsPanel,
  });
});

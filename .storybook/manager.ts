import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './sideBySide/SideBySide.ts';

const id = 'cb/side-by-side';

addons.register(id, () => {
  addons.add(id, { type: types.PREVIEW, id, render: SideBySide });
});

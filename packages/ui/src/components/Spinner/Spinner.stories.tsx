import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `A turning ring for a short wait of unknown length.

**Use it** inside a control that works, or beside the text that says what is going on.

**Not** for content on its way (Skeleton) or a wait with a message (ProgressBar).`,
      },
    },
  },
});

export const Small = meta.story({ parameters: noPicture, args: { size: 'small' } });

export const Medium = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

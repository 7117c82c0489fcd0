import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `A spinner for a short wait of unknown length.

**Use it** inside a busy control, or next to the text that says what is going on.

**Do not use it** for content that loads (Skeleton), or for a wait with a message (ProgressBar).`,
      },
    },
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const Medium = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

export const Looks = meta.story(looks({ Small, Medium, Large }));

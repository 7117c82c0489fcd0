import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { guidance } from './Spinner.docs.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { guidance },
});

/** Inside a busy button. */
export const Small = meta.story({ args: { size: 'small' } });

/** Beside a text. */
export const Medium = meta.story();

/** Alone in a large area. */
export const Large = meta.story({ args: { size: 'large' } });

export const Looks = meta.story({
  ...looks({ Small, Medium, Large }),
  tags: ['!dev', '!autodocs'],
});

import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { guidance } from './Text.docs.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  id: 'components-text',
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: 'Turn spare minutes into gift cards and cash.' },
  parameters: { guidance },
});

/** The default size, for paragraphs. */
export const Body = meta.story();

/** The first sentence below a title. */
export const Lead = meta.story({ args: { size: 'lead' } });

/** Details below a title or beside a figure. */
export const Small = meta.story({ args: { size: 'small' } });

/** The smallest size, for notes. */
export const Caption = meta.story({ args: { size: 'caption' } });

/** Less important than the text around it. */
export const Muted = meta.story({ args: { tone: 'muted' } });

/** Something is wrong; the words say what. */
export const Critical = meta.story({ args: { tone: 'critical' } });

/** Slightly heavier than the text around it. */
export const Medium = meta.story({ args: { weight: 'medium' } });

/** The heaviest weight, for the words that matter most. */
export const Strong = meta.story({ args: { weight: 'strong', as: 'strong' } });

/** For a short text below a drawing. */
export const Centred = meta.story({ args: { align: 'center' } });

/** Six hundred characters without a space wrap instead of overflowing. */
export const WithoutSpaces = meta.story({ args: { children: 'x'.repeat(600) } });

/** Arabic text keeps the alignment of the page. */
export const RightToLeft = meta.story({ args: { children: 'حوّل دقائقك إلى بطاقات هدايا' } });

export const Looks = meta.story({
  ...looks({
    Body,
    Lead,
    Small,
    Caption,
    Muted,
    Critical,
    Medium,
    Strong,
    Centred,
    WithoutSpaces,
    RightToLeft,
  }),
  tags: ['!dev', '!autodocs'],
});

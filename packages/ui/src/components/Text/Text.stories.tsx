import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/guidance';
import preview from '@cb/workbench/preview';
import { Text } from './Text.tsx';

const meta = preview.meta({
  id: 'components-text',
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: 'Turn spare minutes into gift cards and cash.' },
  parameters: {
    guidance: {
      access: [
        'It takes no focus and has no role: it is read as a paragraph.',
        'A tone is not announced, so the words carry the meaning.',
      ],
      do: {
        text: 'Write what happened and what to do next.',
        show: () => (
          <Text tone="critical">The code was not accepted. Check it for typing errors.</Text>
        ),
      },
      avoid: {
        text: 'Do not leave the meaning to the colour.',
        show: () => <Text tone="critical">The code</Text>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Running text in one of the theme's sizes and tones.

**Use it** for all text except headings; a tone supports the meaning of the words.

**Do not use it** for amounts (Amount), or for labels on something else (Badge).`,
      },
    },
  },
});

export const Body = meta.story();

export const Lead = meta.story({ args: { size: 'lead' } });

export const Small = meta.story({ args: { size: 'small' } });

export const Caption = meta.story({ args: { size: 'caption' } });

export const Muted = meta.story({ args: { tone: 'muted' } });

export const Critical = meta.story({ args: { tone: 'critical' } });

export const Medium = meta.story({ args: { weight: 'medium' } });

export const Strong = meta.story({ args: { weight: 'strong', as: 'strong' } });

export const Centred = meta.story({ args: { align: 'center' } });

export const WithoutSpaces = meta.story({ args: { children: 'x'.repeat(600) } });

export const RightToLeft = meta.story({ args: { children: 'حوّل دقائقك إلى بطاقات هدايا' } });

export const Looks = meta.story(
  looks({
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
);

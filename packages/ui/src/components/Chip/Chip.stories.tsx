import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({
  id: 'components-chip',
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'I can redeem now', pressed: false, onChange: fn() },
  parameters: {
    guidance: {
      access: [
        'Tab reaches it; Enter and Space turn it on and off.',
        'It is read as a toggle button, pressed or not pressed.',
        'With a reason it is disabled, but Tab reaches it. The reason is its description, and a tooltip.',
      ],
      do: {
        text: 'Keep the same words on and off: the tick shows the state.',
        show: () => (
          <Inline>
            <Chip pressed onChange={() => undefined}>
              I can redeem now
            </Chip>
            <Chip pressed={false} onChange={() => undefined}>
              In euros
            </Chip>
          </Inline>
        ),
      },
      avoid: {
        text: 'Do not write the state into the words.',
        show: () => (
          <Inline>
            <Chip pressed onChange={() => undefined}>
              I can redeem now: on
            </Chip>
            <Chip pressed={false} onChange={() => undefined}>
              In euros: off
            </Chip>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A filter that is on or off.

**Use it** in a row of filters, where it stays visible while it is on.

**Do not use it** for an action (Button), or for one of several views (Tabs).`,
      },
    },
  },
});

/** The filter does not narrow the list. */
export const Off = meta.story();

/** The tick and the colour show that the filter narrows the list. */
export const On = meta.story({ args: { pressed: true } });

On.test('says that it is on, and turns off', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now', pressed: true }));
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

export const Looks = meta.story({ ...looks({ Off, On }), tags: ['!dev', '!autodocs'] });

import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { guidance } from './Button.docs.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  id: 'components-button',
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Sign me up!', onClick: fn() },
  parameters: { guidance },
});

/** The one main action of a view. */
export const Primary = meta.story();

Primary.test('is pressed by mouse and by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

/** The second choice beside a primary button. */
export const Secondary = meta.story({ args: { tone: 'secondary' } });

/** The third choice, such as "Not now". */
export const Quiet = meta.story({ args: { tone: 'quiet' } });

/** Takes an action that cannot be undone. */
export const Critical = meta.story({ args: { tone: 'critical', children: 'Delete my account' } });

/** Leads to an action that cannot be undone, which is confirmed elsewhere. */
export const CriticalQuiet = meta.story({
  args: { tone: 'criticalQuiet', children: 'Delete Account' },
});

/** A section whose button is replaced by other content on a press. */
function ReplacedButton({ replacement }: { replacement: ReactNode }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <section aria-label="Rewards">
        {isPressed ? replacement : <Button onClick={() => setPressed(true)}>Show all</Button>}
      </section>
      <Button>Elsewhere</Button>
    </>
  );
}

/** Press the button: it disappears, and the focus moves to its section. */
export const Removed = meta.story({ render: () => <ReplacedButton replacement={undefined} /> });

Removed.test('gives its focus to the new content', async ({ canvas, mount, userEvent }) => {
  await mount(
    <ReplacedButton
      replacement={
        <>
          {/* Not visible, so it cannot take the focus. */}
          <ul hidden />
          <ul aria-label="Gift cards">
            <li>Alder Books</li>
          </ul>
        </>
      }
    />,
  );
  canvas.getByRole('button', { name: 'Show all' }).focus();
  await userEvent.keyboard('{Enter}');
  const list = canvas.getByRole('list', { name: 'Gift cards' });
  await waitFor(() => expect(list).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect(list).not.toHaveAttribute('tabindex');
});

Removed.test('gives its focus to its section if nothing follows', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Rewards' })).toHaveFocus());
});

Removed.test('does not move a focus that is elsewhere', async ({ canvas }) => {
  const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  canvas.getByRole('button', { name: 'Show all' }).click();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull());
  await expect(elsewhere).toHaveFocus();
});

/** The main action of a landing page or an empty page. */
export const Large = meta.story({ args: { size: 'large' } });

/** As wide as its container, for a form on a phone or in a narrow card. */
export const Wide = meta.story({ args: { wide: true } });

/** The icon comes before the label and adds no meaning of its own. */
export const WithIcon = meta.story({ args: { icon: <Check size={20} aria-hidden /> } });

/** The action is in flight: label and focus stay, and presses are ignored. */
export const Busy = meta.story({ args: { busy: true, type: 'submit' } });

Busy.test('ignores presses and keeps the focus', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Sign me up!' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** Say why in a text next to the button, and link it with `describedBy`. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Each tone as it looks below the pointer. */
export const Hovered = meta.story({
  render: () => (
    <div className="pseudo-hover-all">
      <Inline>
        {(['primary', 'secondary', 'quiet', 'critical', 'criticalQuiet'] as const).map((tone) => (
          <Button key={tone} tone={tone}>
            Sign me up!
          </Button>
        ))}
      </Inline>
    </div>
  ),
});

export const LongLabel = meta.story({
  tags: ['edge-case'],
  args: { children: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS AND OFFERS FROM EVERY PARTNER' },
});

export const Looks = meta.story({
  ...looks({
    Primary,
    Secondary,
    Quiet,
    Critical,
    CriticalQuiet,
    Large,
    Wide,
    WithIcon,
    Busy,
    Disabled,
    Hovered,
    LongLabel,
  }),
  tags: ['!dev', '!autodocs'],
});

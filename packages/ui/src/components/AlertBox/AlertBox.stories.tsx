import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guidance } from './AlertBox.docs.tsx';
import { AlertBox } from './AlertBox.tsx';

const meta = preview.meta({
  id: 'components-alertbox',
  title: 'Components/Feedback/AlertBox',
  component: AlertBox,
  args: { tone: 'errors' as const, messages: ['Email or password is wrong'] },
  parameters: { guidance },
});

/** Returns red, green and blue, 0..255. A difference of 40 is visible in both themes. */
function parseRgb(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** A response with a single message in its Errors list. */
export const OneError = meta.story();

OneError.test('shows a red heading "Errors" above the messages [ALR-01]', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Errors' });
  const [red, green, blue] = parseRgb(getComputedStyle(heading).color);
  await expect(red).toBeGreaterThanOrEqual(Math.max(green, blue) + 40);
  const message = canvas.getByRole('listitem');
  await expect(message).toHaveTextContent('Email or password is wrong');
  await expect(heading.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(canvas.getByRole('alert')).toContainElement(message);
});

OneError.test(
  'exposes messages after their live region, so that they are announced',
  async ({ args, canvasElement, mount }) => {
    const exposed: (string | null)[] = [];
    const observer = new MutationObserver((changes) =>
      exposed.push(...changes.map(({ target }) => target.textContent)),
    );
    observer.observe(canvasElement, { subtree: true, attributeFilter: ['aria-hidden'] });
    await mount(<AlertBox {...args} />);
    await waitFor(() => expect(exposed).toEqual(['ErrorsEmail or password is wrong']));
  },
);

/** All messages of a response share one box and one heading. */
export const SeveralErrors = meta.story({
  args: { messages: ['Email is already in use', 'Zipcode is not known', 'Password is too short'] },
});

/** An earlier message stays, and the one from the latest response is marked. */
export const Newest = meta.story({
  args: { messages: ['Email or password is wrong', 'The account is locked'], newestCount: 1 },
});

Newest.test('marks the messages of the newest response', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Email or password is wrong',
      'The account is locked Newest',
    ]),
  );
});

Newest.test('announces the newest only', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^The account is locked Newest$/);
});

/** A response with a single message in its Info list, in blue. */
export const OneInfo = meta.story({
  args: { tone: 'info', messages: ['We have sent you an email with a link'] },
});

OneInfo.test('shows a blue heading "Info" above the messages [ALR-02]', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Info' });
  const [red, green, blue] = parseRgb(getComputedStyle(heading).color);
  await expect(blue).toBeGreaterThanOrEqual(Math.max(red, green) + 40);
  const message = canvas.getByRole('listitem');
  await expect(heading.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(canvas.getByRole('status')).toContainElement(message);
});

/** All infos of a response share one box. */
export const SeveralInfos = meta.story({
  args: { tone: 'info', messages: ['You are registered', 'Check your inbox to confirm'] },
});

export const ThirtyMessages = meta.story({
  tags: ['edge-case'],
  args: {
    messages: Array.from({ length: 30 }, (_, index) => `Message ${index + 1} of the server`),
  },
});

/** The live region stays mounted before the first response, and takes up no space. */
export const NoMessages = meta.story({ args: { messages: [] } });

NoMessages.test('renders nothing visible and adds no gap', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvas.getByRole('alert').getBoundingClientRect().height).toBe(0);
});

function GrowingBox({ messages }: { messages: readonly string[] }) {
  const [shown, setShown] = useState<readonly string[]>([]);
  return (
    <Stack align="start">
      <AlertBox tone="errors" messages={shown} />
      <Button onClick={() => setShown([...shown, ...messages])}>Login</Button>
    </Stack>
  );
}

/** Press Login to add a message to a box that was empty. */
export const Arriving = meta.story({
  render: (args) => <GrowingBox messages={args.messages} />,
});

Arriving.test('adds messages to the existing live region', async ({ canvas, userEvent }) => {
  const region = canvas.getByRole('alert');
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.click(canvas.getByRole('button'));
  await expect(within(region).getAllByRole('listitem')).toHaveLength(2);
});

const hostile = [
  '<img src=x onerror="document.title=\'owned\'">',
  '\u202Egnp.exe\u202C and what follows',
  'لم يتم العثور على الحساب',
  '👩🏽‍🚀🎉🇸🇪',
  'x'.repeat(10_000),
];

export const Hostile = meta.story({
  tags: ['edge-case'],
  args: { messages: hostile },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

Hostile.test('shows every message as text, in its own direction', async ({ canvas }) => {
  const items = await canvas.findAllByRole('listitem');
  await expect(items.map((item) => item.textContent)).toEqual(hostile);
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(items[1]?.firstElementChild).toHaveStyle({ unicodeBidi: 'isolate' });
});

Hostile.test('does not overflow a narrow screen', async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
  await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(288);
});

export const Looks = meta.story({
  ...looks({ OneError, SeveralErrors, OneInfo }),
  tags: ['!dev', '!autodocs'],
});

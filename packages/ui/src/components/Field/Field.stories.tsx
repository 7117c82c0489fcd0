import { looks } from '@cb/workbench/looks';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { guidance } from './Field.docs.tsx';
import { Field, fieldControl } from './Field.tsx';

const meta = preview.meta({
  id: 'components-field',
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Email',
    children: (control) => <input {...control} className={fieldControl} defaultValue="ada" />,
  },
  parameters: { guidance },
});

/** Only a label, which every control needs. */
export const LabelOnly = meta.story();

LabelOnly.test('labels the control without a description', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).not.toHaveAttribute('aria-describedby');
  await expect(control).toBeValid();
});

/** A control described by a hint and by an error, which marks it as invalid. */
export const HintAndError = meta.story({
  args: { hint: 'The address you log in with.', error: 'Enter your whole address.' },
});

HintAndError.test('describes the control and marks it as invalid', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).toHaveAccessibleDescription(
    'The address you log in with. Enter your whole address.',
  );
  await expect(control).toBeInvalid();
});

const platform = fakePlatform();

HintAndError.test(
  'announces a remaining error again on Enter',
  { decorators: [withPlatform(platform)] },
  async ({ canvas, userEvent }) => {
    const error = canvas.getByText('Enter your whole address.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(error).not.toBeVisible();
    await platform.clock.advance(100);
    await expect(error).toBeVisible();
  },
);

/** With a given id, which other elements of the page can refer to. */
export const Named = meta.story({ args: { id: 'address', hint: 'The address you log in with.' } });

Named.test('uses the given id', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'address');
  await expect(canvas.getByText('Email')).toHaveAttribute('id', 'address-label');
});

/** The label inside the control, for a row of filters. */
export const InOneLine = meta.story({ args: { inline: true } });

export const Looks = meta.story({
  ...looks({ LabelOnly, HintAndError, Named, InOneLine }),
  tags: ['!dev', '!autodocs'],
});

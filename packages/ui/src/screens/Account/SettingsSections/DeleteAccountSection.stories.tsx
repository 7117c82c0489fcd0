import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { DeleteAccountSection } from './SettingsSections.tsx';

const meta = preview.meta({
  id: 'screens-account-deleteaccount',
  title: 'Screens/Account/Parts/DeleteAccount',
  component: DeleteAccountSection,
  args: { cb: 3037 as number | undefined, onOpen: fn() },
});

/** Suggests redeeming first, since the balance would be lost. */
export const Section = meta.story();

Section.test('has a button for the dialog [ACC-05]', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  await expect(args.onOpen).toHaveBeenCalledTimes(1);
});

Section.test('says what is lost [DEL-08]', async ({ canvas }) => {
  await expect(canvas.getByText(/Deleted accounts lose all CBs/).parentElement).toHaveTextContent(
    /Redeem your 3,037\sCB \(\$30\.37\) first/,
  );
});

/** The balance is 0, so redeeming first is not suggested. */
export const NothingToLose = meta.story({ args: { cb: 0 } });

NothingToLose.test('does not mention redeeming', async ({ canvas }) => {
  await expect(canvas.queryByText(/Redeem/)).toBeNull();
});

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailResetScreen } from './Account/EmailResetScreen/EmailResetScreen.tsx';
import { ChangePasswordSection } from './Account/SettingsSections/SettingsSections.tsx';
import { CbCodePanel } from './Balance/CbCodePanel/CbCodePanel.tsx';
import { LoginScreen } from './Public/LoginScreen/LoginScreen.tsx';
import { SignUpScreen } from './Public/SignUpScreen/SignUpScreen.tsx';
import { PayzaForm } from './Redeem/PayzaScreen/PayzaForm.tsx';

const typed = {
  username: '',
  email: '',
  password: '',
  repeatPassword: '',
  zipcode: '',
  amount: '',
};
const fieldErrors = { username: '1', email: '2', password: '3', zipcode: '4', amount: '5' };
const values = { values: typed, email: '', code: '' };
const messages = { fieldErrors, codeError: '6', errors: [], info: [] };
const addresses = { surveysHref: '', loginHref: '', signUpHref: '', settingsHref: '' };
const handlers = { onChange() {}, onSubmit() {}, onReopen() {}, onReset() {} };
const form = { ...values, ...messages, ...addresses, ...handlers, headingId: 'step' };

/** Returns the messages beside the fields of each form, with the labels of the fields. */
const messagesIn = (forms: Readonly<Record<string, ReactElement>>) =>
  Object.entries(forms).map(([name, element]) => {
    const [, ...fields] = renderToStaticMarkup(element).split('<label ');
    const found = fields.map((field) =>
      /^[^>]*>([^<]+).*?id="[^"]+-error".*?<span[^>]*>(\d)/.exec(field)?.slice(1).join(' '),
    );
    return [name, ...found.filter((each) => each !== undefined)];
  });

test('each form shows the messages of the server beside their fields', () => {
  const forms = {
    Payza: <PayzaForm {...form} />,
    SignUp: <SignUpScreen {...form} status="editing" />,
    Login: <LoginScreen {...form} status="editing" />,
    EmailReset: <EmailResetScreen {...form} status="editing" />,
    ChangePassword: <ChangePasswordSection {...form} status="editing" />,
    CbCode: <CbCodePanel {...form} status="editing" />,
  };
  expect(messagesIn(forms)).toEqual([
    ['Payza', 'Payza e-mail address 2', 'CB to redeem 5'],
    ['SignUp', 'Email 2', 'Password 3', 'Zipcode 4'],
    ['Login', 'Username 1', 'Password 3'],
    ['EmailReset', 'New Email 2', 'Password 3'],
    ['ChangePassword', 'Email 2'],
    ['CbCode', 'CB code 6'],
  ]);
});

test('the messages are hidden while the next request is in flight', () => {
  const forms = {
    Login: <LoginScreen {...form} status="loggingIn" />,
    EmailReset: <EmailResetScreen {...form} status="sending" />,
    ChangePassword: <ChangePasswordSection {...form} status="sending" />,
    CbCode: <CbCodePanel {...form} status="sending" />,
  };
  expect(messagesIn(forms).flatMap(([, ...shown]) => shown)).toEqual([]);
});

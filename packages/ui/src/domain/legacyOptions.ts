/** A field of additional information (LEG-08). */
export interface AdditionalInfoField {
  /** The server's name of the field. */
  readonly name: string;
  /** The typed text; '' at first. */
  readonly value: string;
  /** The visible label. */
  readonly label: string;
  /** A hint on how to fill it in; '' for none. */
  readonly longDescription: string;
  /** Whether the field is sent without being shown. */
  readonly hidden: boolean;
}

/** A redemption option, with the names of the fields it needs (LEG-01). */
export interface LegacyOption {
  /** The name for members. */
  readonly label: string;
  /** The server's code. */
  readonly value: string;
  /** The names of its fields. */
  readonly attributes: readonly string[];
}

/** The redemption options besides gift cards, in display order. */
export const legacyOptions: readonly LegacyOption[] = [
  { label: 'Paypal', value: 'PAYPAL', attributes: ['email', 'ppFirstName', 'ppLastName'] },
  { label: 'Paytm', value: 'PAYTM', attributes: ['MobileNo'] },
  { label: 'Bitcoin', value: 'BITCOIN', attributes: ['BCH'] },
  { label: 'Payza', value: 'PAYZA', attributes: ['email_payza'] },
  { label: 'UPI', value: 'UPI', attributes: ['VPA'] },
];

const paypalNameHint = 'Should match the name of your Paypal account.';

const createField = (name: string, label: string, longDescription = ''): AdditionalInfoField => ({
  name,
  value: '',
  label,
  longDescription,
  hidden: false,
});

const fields: readonly AdditionalInfoField[] = [
  createField('email', 'Paypal Email'),
  createField('ppFirstName', 'Paypal First Name', paypalNameHint),
  createField('ppLastName', 'Paypal Last Name', paypalNameHint),
  createField('MobileNo', 'Mobile Number'),
  createField('BCH', 'Bitcoin Wallet address'),
  createField('email_payza', 'Payza Email'),
  createField('VPA', 'Virtual Payment Address'),
];

/** Returns the fields of an option, without values. */
export const fieldsOf = ({ attributes }: LegacyOption): readonly AdditionalInfoField[] =>
  fields.filter(({ name }) => attributes.includes(name));

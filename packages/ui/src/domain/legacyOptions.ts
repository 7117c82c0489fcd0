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

const asInPaypal = 'Should match the name of your Paypal account.';

const field = (name: string, label: string, longDescription = ''): AdditionalInfoField => ({
  name,
  value: '',
  label,
  longDescription,
  hidden: false,
});

const fields: readonly AdditionalInfoField[] = [
  field('email', 'Paypal Email'),
  field('ppFirstName', 'Paypal First Name', asInPaypal),
  field('ppLastName', 'Paypal Last Name', asInPaypal),
  field('MobileNo', 'Mobile Number'),
  field('BCH', 'Bitcoin Wallet address'),
  field('email_payza', 'Payza Email'),
  field('VPA', 'Virtual Payment Address'),
];

/** Returns the fields of an option, without values. */
export const fieldsOf = ({ attributes }: LegacyOption): readonly AdditionalInfoField[] =>
  fields.filter(({ name }) => attributes.includes(name));

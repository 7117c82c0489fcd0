import { type AdditionalInfoField, fieldsOf, legacyOptions } from '@cb/ui/domain/legacyOptions';
import { unsentOrder } from '@cb/ui/domain/memberMessages';
import { parseWholeNumber } from '@cb/ui/domain/wholeNumber';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { OrderState } from '../shared/exactlyOnce/order.ts';
import type { Delivery } from '../shared/exactlyOnce/useOrder.ts';
import { ordersKey } from '../shared/member/balance.ts';
import { CallError, successful } from '../shared/wire/CallError.ts';
import { readDate, wireDate } from '../shared/basics/dates.ts';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import { type CallResult, post, postChange } from '../shared/wire/post.ts';
import { readList, wireFigure } from '../shared/wire/records.ts';

/** POST /redemptions/check with an empty object (CAL-38): checks whether the member may redeem. */
export const checkRedemption = () => post('/redemptions/check', {});

/** The order's name; all legacy options share it. */
export const legacyName = 'legacyRedemption';

export interface LegacyOrder {
  /** The value of the option, such as PAYPAL. */
  readonly partnerCode: string;
  readonly cb: number;
  readonly info: readonly { readonly name: string; readonly value: string }[];
}

/** POST /redemption/create with an order (CAL-36). Call it only through `useOrder`. */
export const createLegacyOrder = ({ partnerCode, cb, info }: LegacyOrder, delivery: Delivery) =>
  postChange(
    '/redemption/create',
    { PartnerCode: partnerCode, CB: cb, AdditionalInfo: info },
    delivery,
  );

const listPath = '/redemptions/list';

export const legacyOrder = v.object({
  PartnerCode: v.fallback(v.string(), '—'),
  Status: v.fallback(v.string(), '—'),
  CB: wireFigure,
  TimeStamp: wireDate,
});

/** For sorting, where the time zone makes no difference. */
const instantOf = ({ timeStamp }: { readonly timeStamp: unknown }) =>
  readDate(timeStamp, 'UTC').at ?? -Infinity;

/** POST /redemptions/list (CAL-37, D14): the member's redemptions, latest first. */
export const redemptionsQuery = queryOptions({
  queryKey: [...ordersKey, 'legacy'],
  queryFn: async ({ signal }) => {
    const result = await post(listPath, {}, { signal });
    const { data } = successful(result).envelope;
    const orders = readList(listPath, data, legacyOrder);
    // An empty list would say that the member has not redeemed yet.
    if (orders.length === 0 && data.length > 0) throw new CallError(result);
    return orders
      .map(({ PartnerCode, Status, CB, TimeStamp }) => ({
        method: PartnerCode,
        status: Status,
        cb: CB,
        timeStamp: TimeStamp,
      }))
      .toSorted((one, other) => instantOf(other) - instantOf(one));
  },
});

/** The required state (LEG-09), and what else the form and the check need. */
export interface LegacyState {
  /** The amount as typed. */
  readonly amount: string;
  /** The CB to redeem. */
  readonly cbAmount: number;
  readonly confirmation: boolean;
  /** Whether the amount was below 1 CB (D63); cleared when it changes. */
  readonly amountRefused: boolean;
  /** Whether the chosen option pays to a mobile number. */
  readonly mobileVerification: boolean;
  readonly errors: readonly string[];
  readonly info: readonly string[];
  /** The value of the chosen option; '' if there is none. */
  readonly chosen: string;
  /** Identifies the latest choice, so that late responses to earlier checks are ignored. */
  readonly turn: symbol | undefined;
  /** The outcome of the check; `notAllowed` is the required State RedemptionNotAllowed (LEG-11). */
  readonly check: 'choosing' | 'checking' | 'unchecked' | 'notAllowed' | 'allowed';
  readonly fields: readonly AdditionalInfoField[];
}

export type LegacyEvent =
  | { type: 'chosen'; value: string; turn: symbol }
  | { type: 'checked'; turn: symbol; result: CallResult }
  | { type: 'amount'; typed: string }
  | { type: 'field'; name: string; value: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'order-creation' }
  | { type: 'option-selection' };

export const legacyStart: LegacyState = {
  amount: '0',
  cbAmount: 0,
  confirmation: false,
  amountRefused: false,
  mobileVerification: false,
  errors: [],
  info: [],
  chosen: '',
  turn: undefined,
  check: 'choosing',
  fields: [],
};

/** The legacy flow (LEG-10 to LEG-14). Only the check of the latest choice has an effect. */
export function legacyReducer(state: LegacyState, event: LegacyEvent): LegacyState {
  switch (event.type) {
    case 'chosen':
      return { ...legacyStart, chosen: event.value, turn: event.turn, check: 'checking' };
    case 'checked':
      return event.turn === state.turn ? checked(state, event.result) : state;
    case 'amount':
      return {
        ...state,
        amount: event.typed,
        cbAmount: parseWholeNumber(event.typed) ?? 0,
        amountRefused: false,
      };
    case 'field':
      return {
        ...state,
        fields: state.fields.map((field) =>
          field.name === event.name ? { ...field, value: event.value } : field,
        ),
      };
    case 'confirm':
      return state.cbAmount < 1
        ? { ...state, confirmation: false, amountRefused: true }
        : { ...state, confirmation: true };
    case 'cancel':
      return { ...state, confirmation: false };
    // Empty in the specification: creating and selecting take effect elsewhere.
    case 'order-creation':
    case 'option-selection':
      return state;
  }
}

function checked({ chosen, turn }: LegacyState, result: CallResult): LegacyState {
  const reset = { ...legacyStart, chosen, turn };
  if (result.kind !== 'responded') return { ...reset, check: 'unchecked' };
  if (!result.envelope.success) {
    return { ...reset, check: 'notAllowed', ...toMessages(result.envelope) };
  }
  const option = legacyOptions.find(({ value }) => value === chosen);
  return {
    ...reset,
    check: 'allowed',
    mobileVerification: option?.attributes.includes('MobileNo') ?? false,
    fields: option ? fieldsOf(option) : [],
  };
}

/** The messages of the order's response, or of the check if the order has no response. */
export function toLegacyMessages({ errors, info }: LegacyState, order: OrderState) {
  if (order.status === 'unsent') return { errors: unsentOrder[order.reason], info: [] };
  return order.status === 'responded' ? toMessages(order.envelope) : { errors, info };
}

/** Returns the step shown below the options (LEG-11): that of the order, or else of the check. */
export function toLegacyStep(state: LegacyState, order: OrderState) {
  const { check, chosen, amount, cbAmount, amountRefused, fields, mobileVerification } = state;
  const option = legacyOptions.find(({ value }) => value === chosen)?.label ?? '';
  if (order.status === 'lost') return { status: 'lost', cb: order.cb } as const;
  if (order.status === 'responded' && order.envelope.success) {
    return { status: 'done', cb: order.cb, option } as const;
  }
  if (check !== 'allowed') return { status: check } as const;
  // Another tab's order may have been refused.
  if (state.confirmation && order.status !== 'responded') {
    const sending = order.status === 'sending';
    return { status: 'confirming', option, cbAmount, fields, sending } as const;
  }
  const refused = order.status === 'responded' ? order.envelope.fieldErrors : [];
  return {
    status: 'form',
    amount,
    amountError: toFieldErrors(refused, { amount: 'CB' }).amount,
    amountRefused,
    fields: fields.map((field) => ({
      ...field,
      error: toFieldErrors(refused, { field: field.name }).field,
    })),
    mobileVerification,
  } as const;
}

import { envelopeOf, failure, success } from './envelopes.ts';
import { redeemGiftCard } from '../world/giftCards.ts';
import type { Order } from '../world/records.ts';
import type { Outcome } from '../world/outcome.ts';
import { mayRedeem, redeemCash, redeemLegacy, type InfoReader } from '../world/redemptions.ts';
import { field, number, text, type Body, type Call } from './call.ts';
import { membersChange, membersPost } from './membersPost.ts';
import { orderToWire } from './reports.ts';

/** The catalogue, and the calls that redeem CB (CAL-23, CAL-36 to CAL-41). */
export const redemptionCalls: readonly Call[] = [
  membersPost('/tango/getCatalogsForMe', 'lists of records', ({ world }) => ({
    envelope: success([{ brands: world.state.brands }]),
  })),

  membersPost('/tango/getDefaultDenominations', 'records', ({ world, body }) => {
    const currency = text(body, 'currency');
    const denominations = world.state.denominations.filter((one) => one.currency === currency);
    if (denominations.length === 0) {
      return { envelope: failure('INVALID_INPUT', 'There are no values in this currency.') };
    }
    const records = denominations.map(({ inLocalCurrency, inCB }) => ({ inLocalCurrency, inCB }));
    return { envelope: success(records) };
  }),

  membersChange('/redemption/create', 'messages', ({ world, body, member }) => {
    const partner = text(body, 'PartnerCode');
    const requested = { cb: number(body, 'CB'), info: infoOf(body) };
    const outcome =
      partner === 'TANGOCARDS'
        ? redeemGiftCard(world, member.id, requested)
        : redeemLegacy(world, member.id, { ...requested, partner });
    return { envelope: orderEnvelope(outcome) };
  }),

  membersChange('/payza/createOrder', 'messages', ({ world, body, member }) => ({
    envelope: orderEnvelope(redeemCash(world, member.id, number(body, 'cbCount'))),
  })),

  membersPost('/redemptions/list', 'records', ({ world, member }) => ({
    envelope: success(
      world.state.orders.filter(({ userId }) => userId === member.id).map(orderToWire),
    ),
  })),

  membersPost('/redemptions/check', 'messages', ({ world, member }) => ({
    envelope: envelopeOf(mayRedeem(world, member.id), () => success()),
  })),
];

function orderEnvelope(outcome: Outcome<Order>) {
  return envelopeOf(outcome, ({ cb }) => {
    const amount = cb.toLocaleString('en-US');
    return success([], [`Your order for ${amount} CB has been placed.`]);
  });
}

/** Reads the name/value pairs of a body. The first of a name is used; numbers become strings. */
function infoOf(body: Body): InfoReader {
  const list = field(body, 'AdditionalInfo');
  const pairs: readonly unknown[] = Array.isArray(list) ? list : [];
  return (name) => {
    const pair = pairs.filter(isPair).find((one) => one.name === name);
    return pair === undefined ? '' : String(pair.value);
  };
}

function isPair(pair: unknown): pair is { name: string; value: string | number } {
  if (typeof pair !== 'object' || pair === null) return false;
  if (!Object.hasOwn(pair, 'name') || !('value' in pair)) return false;
  return typeof pair.value === 'string' || typeof pair.value === 'number';
}

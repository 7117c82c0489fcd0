import { goalName } from '@cb/ui/domain/goalText';
import { formatFigure } from '@cb/ui/domain/amount';
import { usePlatform } from '@cb/ui/platform';
import { ConfirmGiftCard } from '@cb/ui/screens/Store/ConfirmGiftCard';
import { GiftCardScreen, type GiftCardState } from '@cb/ui/screens/Store/GiftCardScreen';
import {
  type DenominationsProps,
  type RedeemGoal,
  RedeemSection,
} from '@cb/ui/screens/Store/RedeemSection';
import { StoreAlert, type StoreAlertProps } from '@cb/ui/screens/Store/StoreAlert';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDraft } from '../shared/forms/useDraft.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { storeMyGoal } from '../shared/member/goal.ts';
import { settledBalance } from '../shared/member/placedOrder.ts';
import { useKnownEmail } from '../shared/member/profile.ts';
import { useUserId } from '../shared/session/session.ts';
import { type Brand, toImage } from './catalogue.ts';
import { goalOfChoice } from './goals.ts';
import {
  type Denomination,
  denominationId,
  denominationsOf,
  isAvailable,
  isVariable,
  whyNothingToOrder,
} from './prices.ts';
import { denominationsQuery } from './storeApi.ts';
import { createStoreMemory } from './storeMemory.ts';
import { toCountries, toGiftCardDetails } from './toStoreProps.ts';
import { useFailureDialog } from './useFailureDialog.ts';
import { useGiftCardOrder } from './useGiftCardOrder.ts';
import { useGoal } from './useGoals.ts';

export interface BrandPageProps {
  /** The brand from the catalogue. */
  brand: Brand;
  /** The address of the catalogue. */
  storeHref: string;
  /** The address of the page that lists the member's orders. */
  statusHref: string;
  /** The address of a page where CB can be earned. */
  surveysHref: string;
  /** The alert dialog for a catalogue that failed to reload, while it is open. */
  catalogueAlert: StoreAlertProps | undefined;
}

/** What the open dialog asks to confirm. */
interface Asked extends Denomination {
  /** Why the server refused the address of the last order, until another is typed. */
  readonly emailError: string | undefined;
}

/** What a placed order shows in the tab that sent it. */
interface Sent {
  readonly email: string;
  /** The balance in CB before the order; undefined if unknown. */
  readonly balance: number | undefined;
}

/**
 * The page of a brand, where members choose and confirm a value, and order it with POST
 * /redemption/create. A placed order replaces the form (D66).
 */
export function BrandPage(props: BrandPageProps) {
  const { brand, storeHref, statusHref, surveysHref, catalogueAlert } = props;
  const userId = useUserId();
  const { clock, locale } = usePlatform();
  const { denominations, unoffered, isLoading, alert, retry } = useDenominations(brand);
  const balance = useQuery(balanceQuery(userId));
  const [chosen, setChosen] = useState<string>();
  // Fixed while the dialog is open, even if the selection changes behind it.
  const [asked, setAsked] = useState<Asked>();
  const knownEmail = useKnownEmail();
  const [typed, setTyped] = useDraft<string | undefined>(`giftCard:${userId}`, undefined);
  const email = typed ?? knownEmail;
  const [sent, setSent] = useState<Sent>();
  const order = useGiftCardOrder(brand.brandKey, () => setAsked(undefined));
  const goal = useGoal();
  const isGoal = ({ cb }: Denomination) => goal?.key === brand.brandKey && goal.price === cb;
  const available = denominations?.filter(isAvailable);
  const selected = available?.find((one) => denominationId(one) === chosen) ?? available?.[0];

  useEffect(
    () => createStoreMemory(clock, userId).view(brand.brandKey),
    [clock, userId, brand.brandKey],
  );

  const isGoalOrdered =
    order.status.status === 'placed' &&
    goal?.key === brand.brandKey &&
    goal.price === order.status.cb;
  useEffect(() => {
    if (isGoalOrdered) storeMyGoal(userId, undefined);
  }, [userId, isGoalOrdered]);

  function toGoal(choice: Denomination): RedeemGoal {
    const isPinned = isGoal(choice);
    const next = goalOfChoice(brand, choice);
    return {
      name: goalName(next, locale),
      isPinned,
      onChange: () => storeMyGoal(userId, isPinned ? undefined : next),
    };
  }

  /** The countries of a choice; before there is one, those of the first item. */
  function countriesOf(choice: Denomination | undefined) {
    const { items } = brand;
    const item = items.find(({ utid }) => utid === choice?.utid) ?? items[0];
    return item ? toCountries(item, locale) : [];
  }

  function toDenominations(isSending: boolean): DenominationsProps {
    if (!denominations)
      return isLoading ? { status: 'loading' } : { status: 'failed', onRetry: retry };
    if (denominations.length === 0) return { status: 'none', reason: unoffered ?? 'now' };
    return {
      status: 'ready',
      tiles: denominations.map((one) => ({
        ...one,
        id: denominationId(one),
        isGoal: isGoal(one),
      })),
      selected: selected && denominationId(selected),
      onSelect: setChosen,
      disabled: isSending,
    };
  }

  function toCard(): GiftCardState {
    const { status } = order;
    const face = { brand: brand.brandName, image: toImage(brand) };
    if (status.status === 'placed') {
      const ownDetails = order.isOwn ? sent : undefined;
      return {
        ...status,
        ...face,
        email: ownDetails?.email,
        balanceBefore: ownDetails?.balance,
        balance: settledBalance(balance),
        statusHref,
        onAgain: order.ask,
      };
    }
    return {
      status: 'ready',
      ...face,
      ...toGiftCardDetails(brand),
      value: selected && writeValue(selected, locale),
      redeem: (ref) => (
        <RedeemSection
          ref={ref}
          denominations={toDenominations('message' in status && status.message !== undefined)}
          price={selected?.cb}
          countries={countriesOf(selected)}
          balance={balance.data?.cb}
          goal={selected && toGoal(selected)}
          order={status}
          statusHref={statusHref}
          surveysHref={surveysHref}
          onRedeem={() => {
            order.ask();
            setAsked(selected && { ...selected, emailError: order.emailError });
          }}
        />
      ),
    };
  }

  return (
    <>
      <GiftCardScreen card={toCard()} storeHref={storeHref} alert={catalogueAlert} />
      {asked && (
        <ConfirmGiftCard
          brand={brand.brandName}
          image={toImage(brand)}
          value={formatFigure(asked.value, locale)}
          currency={asked.currency}
          cb={asked.cb}
          balance={balance.data?.cb}
          countries={countriesOf(asked)}
          email={email}
          emailError={asked.emailError}
          onChangeEmail={(typedEmail) => {
            setTyped(typedEmail);
            setAsked({ ...asked, emailError: undefined });
          }}
          onConfirm={() => {
            const { encMaxVal, encMinVal } = brand;
            const choice = writeValue(asked, locale);
            setSent({ email, balance: balance.data?.cb });
            order.confirm({ ...asked, choice, email, encMaxVal, encMinVal });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {alert && <StoreAlert {...alert} />}
    </>
  );
}

/** Formats a card's value in its own currency, as "25 USD". */
const writeValue = ({ value, currency }: Denomination, locale: string) =>
  `${formatFigure(value, locale)} ${currency}`;

/** Returns the choices of a brand; those of a variable-value brand are fetched first. */
function useDenominations(brand: Brand) {
  const { clock } = usePlatform();
  const query = useQuery({
    ...denominationsQuery(clock, brand.items[0]?.currencyCode ?? ''),
    enabled: isVariable(brand),
  });
  const failure = useFailureDialog(query);
  const values = query.data?.value;
  const denominations = useMemo(() => denominationsOf(brand, values), [brand, values]);
  const unoffered = whyNothingToOrder(brand, values);
  return { denominations, unoffered, isLoading: query.isFetching, ...failure };
}

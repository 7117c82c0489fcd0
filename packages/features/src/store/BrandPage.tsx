import { goalName } from '@cb/ui/domain/goalText';
import { formatWithoutCurrency } from '@cb/ui/domain/amount';
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
import { toCountryNames, toGiftCardDetails } from './toStoreProps.ts';
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

/** The choice that the open dialog asks to confirm. */
interface AskedChoice extends Denomination {
  /** Why the server refused the address of the last order, until another is typed. */
  readonly emailError: string | undefined;
}

/** What the tab that sends an order knows beyond its response. */
interface SentOrder {
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
  const [chosenId, setChosenId] = useState<string>();
  // Fixed while the dialog is open, even if the selection changes behind it.
  const [askedChoice, setAskedChoice] = useState<AskedChoice>();
  const knownEmail = useKnownEmail();
  const [typedEmail, setTypedEmail] = useDraft<string | undefined>(`giftCard:${userId}`, undefined);
  const email = typedEmail ?? knownEmail;
  const [sentOrder, setSentOrder] = useState<SentOrder>();
  const order = useGiftCardOrder(brand.brandKey, () => setAskedChoice(undefined));
  const { isGoal, toGoal } = useBrandGoal(brand, order.status);
  const available = denominations?.filter(isAvailable);
  const selected = available?.find((one) => denominationId(one) === chosenId) ?? available?.[0];

  useEffect(
    () => createStoreMemory(clock, userId).view(brand.brandKey),
    [clock, userId, brand.brandKey],
  );

  /** The countries of a choice; before there is one, those of the first item. */
  function countriesOf(choice: Denomination | undefined) {
    const { items } = brand;
    const item = items.find(({ utid }) => utid === choice?.utid) ?? items[0];
    return item ? toCountryNames(item, locale) : [];
  }

  function toDenominations(): DenominationsProps {
    if (!denominations && isLoading) return { status: 'loading' };
    if (!denominations) return { status: 'failed', onRetry: retry };
    if (denominations.length === 0) return { status: 'none', reason: unoffered ?? 'now' };
    return {
      status: 'ready',
      tiles: denominations.map((one) => ({
        ...one,
        id: denominationId(one),
        isGoal: isGoal(one),
      })),
      selected: selected && denominationId(selected),
      onSelect: setChosenId,
      // While the progress of an order is shown.
      disabled: 'message' in order.status && order.status.message !== undefined,
    };
  }

  function toCard(): GiftCardState {
    const { status } = order;
    const face = { brand: brand.brandName, image: toImage(brand) };
    if (status.status === 'placed') {
      const ownOrder = order.isOwn ? sentOrder : undefined;
      return {
        ...status,
        ...face,
        email: ownOrder?.email,
        balanceBefore: ownOrder?.balance,
        balance: settledBalance(balance),
        statusHref,
        onAgain: order.reset,
      };
    }
    return {
      status: 'ready',
      ...face,
      ...toGiftCardDetails(brand),
      value: selected && formatCardValue(selected, locale),
      redeem: (ref) => (
        <RedeemSection
          ref={ref}
          denominations={toDenominations()}
          price={selected?.cb}
          countries={countriesOf(selected)}
          balance={balance.data?.cb}
          goal={selected && toGoal(selected)}
          order={status}
          statusHref={statusHref}
          surveysHref={surveysHref}
          onRedeem={() => {
            order.reset();
            setAskedChoice(selected && { ...selected, emailError: order.emailError });
          }}
        />
      ),
    };
  }

  return (
    <>
      <GiftCardScreen card={toCard()} storeHref={storeHref} alert={catalogueAlert} />
      {askedChoice && (
        <ConfirmGiftCard
          brand={brand.brandName}
          image={toImage(brand)}
          value={formatWithoutCurrency(askedChoice.value, locale)}
          currency={askedChoice.currency}
          cb={askedChoice.cb}
          balance={balance.data?.cb}
          countries={countriesOf(askedChoice)}
          email={email}
          emailError={askedChoice.emailError}
          onChangeEmail={(next) => {
            setTypedEmail(next);
            setAskedChoice({ ...askedChoice, emailError: undefined });
          }}
          onConfirm={() => {
            const { encMaxVal, encMinVal } = brand;
            const choice = formatCardValue(askedChoice, locale);
            setSentOrder({ email, balance: balance.data?.cb });
            order.confirm({ ...askedChoice, choice, email, encMaxVal, encMinVal });
          }}
          onClose={() => setAskedChoice(undefined)}
        />
      )}
      {alert && <StoreAlert {...alert} />}
    </>
  );
}

/** Formats a card's value in its own currency, as "25 USD". */
const formatCardValue = ({ value, currency }: Denomination, locale: string) =>
  `${formatWithoutCurrency(value, locale)} ${currency}`;

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

/** Returns whether a choice is the member's goal, and what sets it. The goal ends when it is ordered. */
function useBrandGoal(brand: Brand, order: ReturnType<typeof useGiftCardOrder>['status']) {
  const userId = useUserId();
  const { locale } = usePlatform();
  const goal = useGoal();
  const goalPrice = goal?.key === brand.brandKey ? goal.price : undefined;
  const isGoal = ({ cb }: Pick<Denomination, 'cb'>) => cb === goalPrice;
  const isOrdered = order.status === 'placed' && isGoal(order);

  useEffect(() => {
    if (isOrdered) storeMyGoal(userId, undefined);
  }, [userId, isOrdered]);

  function toGoal(choice: Denomination): RedeemGoal {
    const isPinned = isGoal(choice);
    const next = goalOfChoice(brand, choice);
    return {
      name: goalName(next, locale),
      isPinned,
      onChange: () => storeMyGoal(userId, isPinned ? undefined : next),
    };
  }

  return { isGoal, toGoal };
}

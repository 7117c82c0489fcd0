import { loadingOffers } from '@cb/ui/domain/memberMessages';
import { OfferWallScreen } from '@cb/ui/screens/OfferWalls/OfferWallScreen';
import { useElapsed } from '@cb/ui/platform/useElapsed';
import { useEffect, useRef } from 'react';
import { frameSource } from '../shared/basics/address.ts';
import { useFrame } from '../shared/hooks/useFrame.ts';

/** Our own pages that are shown after a loading notice (CBO-01, CSH-02). */
const pages = {
  cboffers: { name: 'CB Offers', height: 'tasks', event: undefined },
  cashback: { name: 'Cash back', height: 'cashback', event: 'cbCashback' },
} as const;

/** How long the notice is shown, in ms (CBO-02, CSH-02). */
const noticeMs = 2000;

export interface HelpDeskWallProps {
  /** The page, which decides the name, the height and the event. */
  page: keyof typeof pages;
  /** The address of the page at the help desk. */
  address: string;
  /** The exact origins that may be framed (D20). */
  allowedOrigins: readonly string[];
  /** Records the event of opening the page (CSH-03). */
  onEvent?: (name: string) => void;
}

/** The tasks page and the cashback page: a notice for 2 s, then a help desk page in a frame. */
export function HelpDeskWall({ page, address, allowedOrigins, onEvent }: HelpDeskWallProps) {
  const { name, height, event } = pages[page];
  const isNoticeOver = useElapsed(true, noticeMs);
  const source = frameSource(address, { allowedOrigins, fromOperator: true });
  const { frame } = useFrame(source);

  // Once per visit, even if effects run twice.
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || event === undefined) return;
    isReported.current = true;
    onEvent?.(event);
  }, [event, onEvent]);

  return (
    <OfferWallScreen
      provider={name}
      status="framed"
      source={source}
      height={height}
      loading={isNoticeOver ? undefined : loadingOffers(name)}
      {...frame}
    />
  );
}

import type { ReactNode } from 'react';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import * as styles from './OfferWallScreen.css.ts';

interface LoadingWallProps {
  message: string;
  /** Shown below the message, unless the wall's tools say when loading takes long. */
  late?: ReactNode;
}

/** The loading image of an offer wall (FRM-03) and its text. */
export function LoadingWall({ message, late }: LoadingWallProps) {
  return (
    <div className={styles.loading}>
      <CoinMark size="large" />
      <Spinner size="medium" />
      <LiveText>{message}</LiveText>
      {late}
    </div>
  );
}

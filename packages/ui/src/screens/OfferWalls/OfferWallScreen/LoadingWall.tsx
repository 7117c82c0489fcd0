import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import * as styles from './OfferWallScreen.css.ts';

/** The loading image of an offer wall (FRM-03) and its text. */
export function LoadingWall({ message }: { message: string }) {
  return (
    <div className={styles.loading}>
      <CoinMark size="large" />
      <Spinner size="medium" />
      <LiveText>{message}</LiveText>
    </div>
  );
}

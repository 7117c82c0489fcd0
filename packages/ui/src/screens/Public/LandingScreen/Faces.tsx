import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './HeroPicture.css.ts';

const fan = ['Harbour Music', 'Nimbus Air', 'Bluebird Coffee', 'Alder Books'];
const peeks = ['Nimbus Air', 'Bluebird Coffee', 'Alder Books'];

/** Gift cards fanned out above the balance, if there is room for them; the first lies on top. */
export function Fan() {
  return fan.map((name, index) => (
    <div key={name} className={styles.fan[index]}>
      <GiftCardFace name={name} isNameless={index > 0} />
    </div>
  ));
}

/** Gift cards that peek out from behind the form, on a phone. */
export function PeekingCards() {
  return (
    <div aria-hidden className={styles.cards}>
      {peeks.map((name, index) => (
        <div key={name} className={styles.cardPositions[index]}>
          <GiftCardFace name={name} />
        </div>
      ))}
    </div>
  );
}

import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './HeroPicture.css.ts';

// Scenes without a brand's name: which brands a member can choose depends on the server.
const fan = ['boat', 'plane', 'coffee', 'books'] as const;
const peeks = ['plane', 'coffee', 'books'] as const;

/** Gift cards fanned out above the balance, if there is room for them; the first lies on top. */
export function Fan() {
  return fan.map((scene, index) => (
    <div key={scene} className={styles.fan[index]}>
      <GiftCardFace scene={scene} />
    </div>
  ));
}

/** Gift cards that peek out from behind the form, on a phone. */
export function PeekingCards() {
  return (
    <div aria-hidden className={styles.cards}>
      {peeks.map((scene, index) => (
        <div key={scene} className={styles.cardPositions[index]}>
          <GiftCardFace scene={scene} />
        </div>
      ))}
    </div>
  );
}

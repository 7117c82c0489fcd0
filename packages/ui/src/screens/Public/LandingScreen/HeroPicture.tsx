import { ListChecks, ShoppingBag } from 'lucide-react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './HeroPicture.css.ts';

const earnings = [
  { Icon: ListChecks, label: 'Survey', cb: 80 },
  { Icon: ShoppingBag, label: 'Cash back', cb: 125 },
] as const;

// Scenes without a brand's name, because the server decides which brands a member can choose.
const fannedScenes = ['boat', 'plane', 'coffee', 'books'] as const;
const peekingScenes = ['plane', 'coffee', 'books'] as const;

/**
 * An example of a membership with figures, and gift cards fanned out above it, if there is room for them;
 * the first lies on top.
 */
export function HeroPicture() {
  return (
    <>
      {fannedScenes.map((scene, index) => (
        <div key={scene} className={styles.fannedCards[index]}>
          <GiftCardFace scene={scene} />
        </div>
      ))}
      <div className={styles.balance}>
        <p className={styles.row}>
          Available <span className={styles.example}>Example</span>
        </p>
        <p className={styles.figure}>
          <Amount cb={1250} size="figure" />
          <span className={styles.worth}>= $12.50</span>
        </p>
        <div className={styles.meter}>
          <div className={styles.filled} />
        </div>
        <p>
          <Amount cb={750} tone="plain" /> more for a $20 gift card
        </p>
      </div>
      <div className={styles.coin}>
        <CoinMark size="large" />
      </div>
      <ul className={styles.earned}>
        {earnings.map(({ Icon, label, cb }) => (
          <li key={label} className={styles.earning}>
            <span className={styles.dot}>
              <Icon size={18} />
            </span>
            <span>{label}</span>
            <span className={styles.sum}>
              +<Amount cb={cb} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Gift cards that peek out from behind the form, on a phone. */
export function PeekingCards() {
  return peekingScenes.map((scene, index) => (
    <div key={scene} className={styles.peekingCards[index]}>
      <GiftCardFace scene={scene} />
    </div>
  ));
}

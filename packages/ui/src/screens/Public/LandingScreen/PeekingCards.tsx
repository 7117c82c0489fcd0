import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './HeroPicture.css.ts';

// Scenes without a brand's name: which brands a member can choose depends on the server.
const scenes = ['plane', 'coffee', 'books'] as const;

/** Gift cards that peek out from behind the form, on a phone. */
export function PeekingCards() {
  return scenes.map((scene, index) => (
    <div key={scene} className={styles.cardPositions[index]}>
      <GiftCardFace scene={scene} />
    </div>
  ));
}

import { Gift, ListChecks, Users } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './LandingScreen.css.ts';

const steps = [
  {
    Icon: ListChecks,
    title: 'Earn CB your way',
    text: 'Surveys, cash-back shopping, videos, deal discovery, games, referrals and offer walls.',
  },
  {
    Icon: Users,
    title: 'Share in what friends earn',
    text: 'Invite friends and earn a revenue share of what they earn.',
  },
  {
    Icon: Gift,
    title: 'Redeem for what you like',
    text: 'Turn your CB into gift cards or cash.',
  },
] as const;

/** Says what the product offers, beside the landing page's card (PRD-02). */
export function ValueStatement() {
  return (
    <section aria-label="What CB Rewards is" className={styles.statement}>
      <p className={styles.tagline}>Turn spare minutes into gift cards and cash.</p>
      <p className={styles.rate}>
        <CoinMark />
        <span>
          <Amount cb={100} /> = $1
        </span>
      </p>
      <ul className={styles.steps}>
        {steps.map(({ Icon, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon size={22} aria-hidden />
            </span>
            <div>
              <Text weight="strong">{title}</Text>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

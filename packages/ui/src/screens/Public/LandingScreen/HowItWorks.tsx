import { CirclePlay, Gamepad2, LayoutGrid, ListChecks, ShoppingBag, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { StepRing } from '../StepRing/StepRing.tsx';
import { dot } from './HeroPicture.css.ts';
import * as styles from './HowItWorks.css.ts';
import { Section } from './Section.tsx';

const tasks = [
  { Icon: ListChecks, label: 'Survey' },
  { Icon: ShoppingBag, label: 'Cash back' },
  { Icon: CirclePlay, label: 'Video' },
] as const;

const scenes = {
  form: (
    <div className={styles.form}>
      <div className={styles.label} />
      <div className={styles.input} />
      <div className={styles.label} />
      <div className={styles.input} />
      <div className={styles.submit} />
    </div>
  ),
  tasks: (
    <ul className={styles.tasks}>
      {tasks.map(({ Icon, label }) => (
        <li key={label} className={styles.task}>
          <span className={dot}>
            <Icon size={20} />
          </span>
          <span>{label}</span>
          <span className={styles.coin}>
            <CoinMark />
          </span>
        </li>
      ))}
    </ul>
  ),
  reward: (
    <div className={styles.reward}>
      <GiftCardFace scene="lamp" />
      <span className={styles.rewardCoin}>
        <CoinMark size="large" />
      </span>
    </div>
  ),
} as const;

/** The three steps from signing up to a reward. */
export function HowItWorks() {
  return (
    <Section title="How it works" lead="Three steps, and you decide how much time you give it.">
      <ol className={styles.steps}>
        <Step number={1} title="Sign up" scene={scenes.form}>
          An email address, a password and your zipcode. That is the whole form.
        </Step>
        <Step number={2} title="Earn CB" scene={scenes.tasks}>
          Pick what suits you today. What you earn is added to your balance.
        </Step>
        <Step number={3} title="Redeem" scene={scenes.reward}>
          Turn your CB into gift cards or cash. <Amount cb={2000} tone="plain" /> make $20.
        </Step>
      </ol>
    </Section>
  );
}

interface StepProps {
  number: 1 | 2 | 3;
  title: string;
  scene: ReactNode;
  children: ReactNode;
}

function Step({ number, title, scene, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div aria-hidden className={styles.scene}>
        {scene}
      </div>
      <div className={styles.words}>
        <StepRing number={number} />
        <div className={styles.explanation}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{children}</Text>
        </div>
      </div>
    </li>
  );
}

const waysToEarn = [
  {
    Icon: ShoppingBag,
    title: 'Cash-back shopping',
    text: 'Shop as you would anyway and get part of it back as CB.',
  },
  {
    Icon: LayoutGrid,
    title: 'Offer walls',
    text: 'Collections of tasks from our partners, in one place.',
  },
  { Icon: CirclePlay, title: 'Videos', text: 'Watch short clips and collect CB.' },
  { Icon: Gamepad2, title: 'Games', text: 'Play when you feel like it.' },
  { Icon: Tag, title: 'Deal discovery', text: 'Try an offer that suits you.' },
] as const;

/** The seven ways to earn (PRD-03). */
export function WaysToEarn() {
  return (
    <Section title="Seven ways to earn" lead="From a few minutes to a whole evening: you choose.">
      <ul className={styles.methods}>
        <li className={styles.wideMethod}>
          <div className={styles.wideWords}>
            <Heading level={3} size="title">
              Surveys
            </Heading>
            <Text tone="muted">
              Say what you think. Your profile decides which surveys fit you.
            </Text>
          </div>
          <ul aria-hidden className={styles.answers}>
            {['Every day', 'Once a week', 'Less often'].map((answer) => (
              <li key={answer} className={styles.answer}>
                {answer}
              </li>
            ))}
          </ul>
        </li>
        {waysToEarn.map(({ Icon, title, text }) => (
          <li key={title} className={styles.method}>
            <span className={`${dot} ${styles.methodIcon}`}>
              <Icon size={26} aria-hidden />
            </span>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
        <li className={styles.wideMethod}>
          <div className={styles.wideWords}>
            <Heading level={3} size="title">
              Referrals
            </Heading>
            <Text tone="muted">Invite friends. When they earn, you earn a share of it.</Text>
          </div>
          <Friends />
        </li>
      </ul>
    </Section>
  );
}

/** The vertical positions of the three friends in the drawing. */
const friendPositions = [30, 85, 140];

function Friends() {
  return (
    <svg viewBox="0 0 230 170" aria-hidden className={styles.friends}>
      <path
        className={styles.paths}
        d="M62 85C110 85 110 30 178 30M62 85h116M62 85c48 0 48 55 116 55"
      />
      <g className={styles.people}>
        <circle cx="34" cy="85" r="28" />
        {friendPositions.map((y) => (
          <circle key={y} cx="200" cy={y} r="20" />
        ))}
      </g>
      <circle cx="34" cy="78" r="8" />
      <path d="M18 102a16 16 0 0 1 32 0z" />
      {friendPositions.map((y) => (
        <g key={y}>
          <circle cx="200" cy={y - 5} r="5.5" />
          <path d={`M189 ${y + 12}a11 11 0 0 1 22 0z`} />
        </g>
      ))}
      <g className={styles.coins}>
        <circle cx="116" cy="42" r="8" />
        <circle cx="128" cy="85" r="8" />
        <circle cx="116" cy="128" r="8" />
      </g>
    </svg>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { paidToMembers } from '#ui/domain/figures.ts';
import type { PublicLinks } from '../PublicPage/PublicPage.tsx';
import { HowItWorks, WaysToEarn } from './HowItWorks.tsx';
import { Section } from './Section.tsx';
import * as styles from './Sections.css.ts';

/**
 * The sections of the landing page below the form, with specified claims only (PRD-02 to PRD-06).
 */
export function Sections({ links }: { links: PublicLinks }) {
  return (
    <>
      <Proof />
      <HowItWorks />
      <WaysToEarn />
      <Rewards />
      <Questions helpHref={links.help} />
      <Closing links={links} />
    </>
  );
}

function Proof() {
  const productName = useProductName();
  return (
    <section aria-label={`${productName} in short`} className={styles.proof}>
      <ul className={styles.facts}>
        <Fact name={paidToMembers}>paid to members</Fact>
        <Fact
          name={
            <span>
              <Amount cb={100} /> = $1
            </span>
          }
        >
          what your CB are worth
        </Fact>
        <Fact name="7 ways to earn">do as much as you like</Fact>
        <Fact name="Gift cards or cash">you choose the reward</Fact>
      </ul>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: string }) {
  return (
    <li className={styles.fact}>
      <p className={styles.factName}>{name}</p>
      <span>{children}</span>
    </li>
  );
}

const rewards = [
  { scene: 'coffee', dollars: 10 },
  { scene: 'books', dollars: 15 },
  { scene: 'games', dollars: 20 },
  { scene: 'pizza', dollars: 25 },
  { scene: 'lamp', dollars: 50 },
  { scene: 'plane', dollars: 100 },
] as const;

function Rewards() {
  return (
    <div className={styles.sunken}>
      <Section title="What your CB become" lead="Count along: 100 CB = $1.">
        <ul className={styles.rewards}>
          {rewards.map(({ scene, dollars }) => (
            <li key={scene}>
              <GiftCardFace scene={scene} />
              <p className={styles.value}>
                <span>{`$${dollars} gift card`}</span>
                <Amount cb={dollars * 100} />
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Example faces. The Rewards Store shows the gift cards you can choose today.
        </p>
      </Section>
    </div>
  );
}

const questions = [
  {
    question: 'What is a CB?',
    answer:
      'A CB is a point. You earn CB for what you do here and redeem them for gift cards or cash. 100 CB = $1.',
  },
  {
    question: 'What do I need to sign up?',
    answer: 'An email address, a password and your zipcode.',
  },
  {
    question: 'How do referrals work?',
    answer:
      'Invite friends with your own link. When they join and earn, you earn a revenue share. Your link is on your referral page.',
  },
  {
    question: 'I have an old account. What now?',
    answer:
      'Its rewards stay separate. Redeem them there, and then go on with your new account only.',
  },
  {
    question: 'What happens to my CBs if I delete my account?',
    answer: 'Deleted accounts lose all CBs. Redeem them first.',
  },
] as const;

function Questions({ helpHref }: { helpHref: string }) {
  return (
    <Section
      title="Good to know"
      lead={
        <span>
          Something else?{' '}
          <Link href={helpHref} external>
            Ask the help desk
          </Link>
        </span>
      }
      className={styles.questions}
    >
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="questions" open={index === 0} className={styles.question}>
            <summary className={styles.summary}>
              <span>{question}</span>
              <ChevronDown size={20} aria-hidden className={styles.chevron} />
            </summary>
            <p className={styles.reply}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

function Closing({ links }: { links: PublicLinks }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.closing}>
      <div className={styles.closingInner}>
        <Stack space="xsmall">
          <Heading level={2} size="display" id={id}>
            Ready when you are.
          </Heading>
          <Text tone="muted">Sign up, or go on where you left off.</Text>
        </Stack>
        <Inline>
          <ButtonLink href={links.signUp} size="large">
            SignUp
          </ButtonLink>
          <ButtonLink href={links.login} size="large" tone="secondary">
            Login
          </ButtonLink>
        </Inline>
      </div>
    </section>
  );
}

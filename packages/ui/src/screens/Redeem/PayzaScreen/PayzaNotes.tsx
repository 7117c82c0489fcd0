import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './PayzaScreen.css.ts';

const notes = [
  'You can redeem from $10, which is 1,000 CB.',
  'Your Payza account must be registered under the same e-mail address as your CB Rewards account.',
  'Payza charges a 2% handling fee.',
  'The transfer takes 15-30 business days.',
  'You must approve it in your Payza account within 30 days.',
] as const;

/** What a member must know before redeeming for cash (PAY-05); shown beside every step. */
export function PayzaNotes() {
  return (
    <Card as="section" tone="info" labelledBy="payza-notes">
      <Stack space="small">
        <Heading level={2} size="lead" id="payza-notes">
          Please note
        </Heading>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

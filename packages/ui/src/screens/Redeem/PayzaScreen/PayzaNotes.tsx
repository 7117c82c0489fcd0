import { AtSign, Banknote, CalendarDays, Clock, Percent } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { useProductName } from '../../../components/ProductName/ProductName.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './PayzaScreen.css.ts';

const notesFor = (productName: string) => [
  { Icon: Banknote, text: 'You can redeem from $10, which is 1,000 CB.' },
  {
    Icon: AtSign,
    text: `Your Payza account must be registered under the same e-mail address as your ${productName} account.`,
  },
  { Icon: Percent, text: 'Payza charges a 2% handling fee.' },
  { Icon: CalendarDays, text: 'The transfer takes 15-30 business days.' },
  { Icon: Clock, text: 'You must approve it in your Payza account within 30 days.' },
];

/**
 * Notes to read before redeeming for cash (PAY-05), shown beside each step until there is an
 * answer.
 */
export function PayzaNotes() {
  const notes = notesFor(useProductName());
  return (
    <section aria-labelledby="payza-notes">
      <Stack>
        <Heading level={2} size="lead" id="payza-notes">
          Please note
        </Heading>
        <ul role="list" className={styles.notes}>
          {notes.map(({ Icon, text }) => (
            <li key={text} className={styles.note}>
              <Icon size={20} aria-hidden className={styles.noteIcon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

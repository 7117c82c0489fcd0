import { LoadingText } from '../../../components/LoadingText/LoadingText.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './EntrySkeleton.css.ts';

export interface EntrySkeletonProps {
  /** The form that is loading. */
  form: 'login' | 'signUp';
}

const labels = {
  login: ['Username', 'Password'],
  signUp: ['Email', 'Password', 'Repeat Password', 'Zipcode'],
} as const;

/** A placeholder for the form in the card of the landing page, with the same height. */
export function EntrySkeleton({ form }: EntrySkeletonProps) {
  return (
    <Stack space="large">
      <Stack space="xxsmall">
        <LoadingText hidden>Loading the form</LoadingText>
        <Bone className={styles.title} />
        <Bone className={form === 'login' ? styles.subtitle : styles.longSubtitle} />
      </Stack>
      <Stack>
        {labels[form].map((label) => (
          <Stack key={label} space="xxsmall">
            <Bone className={styles.label} />
            {label === 'Username' && <Bone className={styles.hint} />}
            <Skeleton shape="block" size="small" />
          </Stack>
        ))}
      </Stack>
      <div className={styles.button} />
      <Bone className={form === 'login' ? styles.twoLinks : styles.link} />
    </Stack>
  );
}

function Bone({ className }: { className: string }) {
  return (
    <div className={className}>
      <Skeleton />
    </div>
  );
}

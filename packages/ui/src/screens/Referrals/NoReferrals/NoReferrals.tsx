import { Text } from '../../../components/Text/Text.tsx';

/** The empty state of the referrals (REF-08; the text is literal, its 10 % included). */
export function NoReferrals() {
  return (
    <Text as="span" tone="muted">
      You do not have any referrals linked yet. Share your referral on social media and with your
      friends. If they join and earn, you will get 10 % of what they earn
    </Text>
  );
}

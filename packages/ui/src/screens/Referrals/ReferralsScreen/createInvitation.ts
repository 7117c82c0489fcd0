import type { ShareContent } from '#ui/components/ShareButtons/targets.ts';

interface Invitation extends Pick<ShareContent, 'url' | 'image' | 'messengerAppId'> {
  productName: string;
}

/**
 * Returns the content to share with a referral link; `image` is for networks that pin a picture.
 */
export const createInvitation = ({ productName, ...target }: Invitation): ShareContent => ({
  ...target,
  title: `Join me on ${productName}`,
  text: 'Answer surveys, earn CB and redeem them for gift cards. Join with my link:',
});

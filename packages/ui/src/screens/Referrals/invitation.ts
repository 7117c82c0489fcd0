import type { ShareContent } from '../../components/ShareButtons/targets.ts';

/**
 * Returns the content to share with a referral link; `image` is for networks that pin a picture.
 */
export const invitation = (url: string, messengerAppId: string, image?: string): ShareContent => ({
  url,
  title: 'Join me on CB Rewards',
  text: 'Answer surveys, earn CB and redeem them for gift cards. Join with my link:',
  image,
  messengerAppId,
});

import type { ShareContent } from '../../components/ShareButtons/targets.ts';

/** What a member's friends read when the link is shared; `image` is for those who pin one. */
export const invitation = (url: string, messengerAppId: string, image?: string): ShareContent => ({
  url,
  title: 'Join me on CB Rewards',
  text: 'Answer surveys, earn CB and redeem them for gift cards. Join with my link:',
  image,
  messengerAppId,
});

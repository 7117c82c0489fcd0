/** The addresses of the site (part 1 §2). */
export const paths = {
  start: '/',
  home: '/home',
  login: '/home/login',
  signUp: '/home/reg',
  dashboard: '/dashboard',
  logout: '/logout',
  cashBack: '/dashboard/cbcashback',
  surveys: '/dashboard/surveys',
  discover: '/dashboard/offers',
  redeem: '/dashboard/redeem',
  giftCards: '/giftcards.html',
  privacyPolicy: '/privacy-policy.html',
  termsOfService: '/terms-of-service.html',
  referAndEarn: '/refer-and-earn.html',
} as const;

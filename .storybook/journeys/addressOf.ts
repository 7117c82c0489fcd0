/**
 * The site's address that a journey starts at. Storybook takes no slashes in its own addresses, so
 * that "dashboard cbinbox" (`&args=start:dashboard+cbinbox`) stands for /dashboard/cbinbox.
 */
export const addressOf = (start: string) =>
  start.startsWith('/') ? start : `/${start.trim().replaceAll(/\s+/g, '/')}`;

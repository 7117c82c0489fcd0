/**
 * Returns the path that a journey starts at. Storybook allows no slashes in the args of its URLs, so
 * "dashboard cbinbox" (`&args=start:dashboard+cbinbox`) means /dashboard/cbinbox.
 */
export const addressOf = (start: string) =>
  start.startsWith('/') ? start : `/${start.trim().replaceAll(/\s+/g, '/')}`;

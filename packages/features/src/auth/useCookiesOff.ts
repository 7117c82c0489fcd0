import { useHydrated } from '@cb/ui/platform/useHydrated';
import { hasXsrfToken } from '../wire/xsrf.ts';

/**
 * Whether the browser refuses this site's cookies: the one that the server sets with every page is missing
 * (D263). Chromium's `navigator.cookieEnabled` is true even then. False while a prerendered page hydrates.
 */
export const useCookiesOff = () => useHydrated() && !hasXsrfToken(document.cookie);

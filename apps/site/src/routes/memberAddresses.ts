import { matchPath } from 'react-router';
import { paths } from './paths.ts';

/** The paths inside the shell. /email/reset is one of them, because it is for members (decision D9). */
const patterns = [`${paths.dashboard}/*`, paths.emailReset];

/** Whether a path is inside the shell. */
export const isMembersAddress = (pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

/** Like `messages.ts`, for members' pages only, so that visitors do not load them. */

/** Shown when the referral link failed to load and the server sent no message (REF-14). */
export const referralLinkFailed = "We couldn't load your referral link. Please try again later.";

/** Shown when the referral link is not an http or https address (D134). */
export const referralLinkRefused =
  'The link we got for you is not a web address, so it is not shown. Please try again later.';

/** Shown when a report's CSV file could not be created. */
export const downloadFailed = 'The file could not be created. Reload the page, then try again.';

/** Shown when the script of the questionnaire could not be loaded (D242). */
export const questionnaireFailed =
  'The questions could not be opened. Reload the page, then try again.';

/** Shown when the script of "Where is my CB?" could not be loaded. */
export const explainerFailed =
  '“Where is my CB?” could not be opened. Reload the page, then try again.';

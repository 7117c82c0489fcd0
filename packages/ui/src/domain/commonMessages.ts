/** Messages that a container chooses and a screen shows in its lists, alerts or notices, for visitors and members. */

/** Shown if the server gives no message (DTL-26, CBC-09; literal). */
export const somethingWrong = 'Something went wrong. Please try again';

/** Shown if a request for a link by e-mail was accepted without a message. */
export const linkSent = 'Your request was accepted. Look for the link in your email.';

/** Says at the login and the sign-up that neither works without cookies. */
export const cookiesOff =
  'Cookies are off for this site, so you cannot sign up or log in. Allow them in the settings of your browser, then reload the page.';

/** The text of both the browser alert and the field's error (REG-13, D4). */
export const passwordsDiffer = 'passwords do not match';

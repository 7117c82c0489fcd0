/** Messages for members that a container chooses and a screen shows in its lists, alerts or notices. */

/** Shown if the server gives no message (DTL-26, CBC-09; literal). */
export const somethingWrong = 'Something went wrong. Please try again';

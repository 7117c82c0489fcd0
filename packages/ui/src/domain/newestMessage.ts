/**
 * The id of the newest fixed message. A separate module, for code that does not need the messages.
 */
export const newestMessage = 'surveys';

/** The id of the newest of the fixed messages, on its own for what only asks whether it was seen. */
export const newestMessage = 'surveys';

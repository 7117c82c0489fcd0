/** Explains a balance below zero. */
export const belowZero = 'Below zero, because CB were taken back. What you earn fills it up first.';

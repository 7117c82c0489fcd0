/** Why a balance is below zero, and what fills it. */
export const belowZero = 'Below zero, because CB were taken back. What you earn fills it up first.';

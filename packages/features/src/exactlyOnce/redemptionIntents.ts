/** Names of intents that more than one screen speaks of. */
export const payzaIntent = 'payza';
export const legacyIntent = 'legacyRedemption';

/** Why a survey cannot be opened. */
export const refusals = {
  missing: 'This survey has no link yet.',
  insecure: 'Not opened: the link of this survey is not a secure web address.',
} as const;

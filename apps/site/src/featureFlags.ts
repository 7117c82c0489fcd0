interface FeatureFlags {
  /** Shows the legacy redemption options on the redeem screen (decision D33). */
  readonly legacyRedemption: boolean;
}

/** What an operator can switch on. */
export const featureFlags: FeatureFlags = { legacyRedemption: false };

declare module 'virtual:spec' {
  /** Made by plugin.ts from the ledger and the test sources. */
  export const areas: readonly import('./coverage.ts').Area[];
}

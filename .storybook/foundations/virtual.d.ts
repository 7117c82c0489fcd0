declare module 'virtual:icons-in-use' {
  /** Generated (generatedModules.ts) from the sources of the components. */
  export const icons: Readonly<Record<string, import('react').ComponentType<{ size?: number }>>>;
}

declare module 'virtual:token-uses' {
  /** Generated in the same way: the components and screens that name each token. */
  export const uses: import('../../tools/tokens/designTokens.ts').Uses;
}

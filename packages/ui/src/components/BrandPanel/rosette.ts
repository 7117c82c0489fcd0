/** The opacities of the rosette: where text runs over its lines, and beside text. */
export const rosetteOpacity = { behind: 0.1, beside: 0.24 } as const;

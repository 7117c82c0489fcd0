/** The opacities of the rosette behind text and beside it. */
export const rosetteOpacity = { behind: 0.1, beside: 0.24 } as const;

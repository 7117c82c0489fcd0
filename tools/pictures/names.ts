import type { ModeName } from './modes.ts';

/** Returns a picture's path without extension, in the folder of baselines: `light-wide/components-button--looks`. */
export const pictureName = (mode: ModeName, id: string) => `${mode.replaceAll(' ', '-')}/${id}`;

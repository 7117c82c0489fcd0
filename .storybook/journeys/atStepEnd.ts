/**
 * A callback for the end of a journey's step. Only the visual comparison sets it, in its own
 * test run, so that neither development nor the build loads what takes pictures.
 */
export const atStepEnd: { takePicture?: (step: number) => Promise<void> } = {};

import { pictured } from '../../tools/pictures/names.ts';
import { proofAddress } from './addresses.ts';

/** Returns the address of what a picture shows: a story, or a journey played up to a step. */
export function pictureAddress(picture: string) {
  const { story, ...step } = pictured(picture);
  return proofAddress({ testId: story, ...step });
}

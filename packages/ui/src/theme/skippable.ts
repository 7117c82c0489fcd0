import { print } from './media.ts';

/**
 * The style of a part of a long list: far from the viewport browsers neither lay it out nor draw it, but
 * find and print it. Set `containIntrinsicBlockSize`, its height until it was drawn once, beside it.
 */
export const skippable = {
  contentVisibility: 'auto',
  '@media': { [print]: { contentVisibility: 'visible' } },
} as const;

import { safeUrl } from '../wire/address.ts';
import type { Brand } from './catalogue.ts';

const imageSize = '300w-326ppi';

/**
 * Returns the address of the brand's picture; `undefined` if it must not be loaded. Loading a data
 * address sends no request.
 */
export function toImage({ imageUrls }: Brand): string | undefined {
  const address = Object.hasOwn(imageUrls, imageSize) ? (imageUrls[imageSize] ?? '') : '';
  if (address.startsWith('data:image/')) return address;
  return safeUrl(address)?.href;
}

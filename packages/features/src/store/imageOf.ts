import { safeUrl } from '../wire/address.ts';
import type { Brand } from './catalogue.ts';

const size = '300w-326ppi';

/**
 * The address of the brand's picture; absent for what must not be loaded. A picture written out in a
 * data address asks nobody for anything.
 */
export function imageOf({ imageUrls }: Brand): string | undefined {
  const address = Object.hasOwn(imageUrls, size) ? (imageUrls[size] ?? '') : '';
  if (address.startsWith('data:image/')) return address;
  return safeUrl(address)?.href;
}

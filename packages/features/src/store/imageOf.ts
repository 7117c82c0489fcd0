import { httpUrl } from '../lib/address.ts';
import type { Brand } from './catalogue.ts';

const size = '300w-326ppi';

/** The address of the brand's picture (part 2 §2); absent for what is no picture's address. */
export function imageOf({ imageUrls }: Brand): string | undefined {
  const address = Object.hasOwn(imageUrls, size) ? (imageUrls[size] ?? '') : '';
  if (address.startsWith('data:image/')) return address;
  return httpUrl(address)?.href;
}

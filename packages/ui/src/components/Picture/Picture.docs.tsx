import type { Guidance } from '@cb/workbench/ComponentPage';
import { Picture } from './Picture.tsx';

export const broken = 'data:image/png,broken';

export const guidance: Guidance = {
  use: `A picture from outside the page. If it fails to load, a box of its size shows its text.

**Use it** for every picture with a file of its own.

**Do not use it** for the front of a gift card (GiftCardFace), or for drawings of the product (Drawing).`,
  access: [
    'It is read as an image with its text.',
    'If it fails to load, its text and “This picture did not load.” are read and shown instead.',
  ],
  do: {
    text: 'Say in the text what the picture shows.',
    show: () => <Picture src={broken} alt="Your opinion pays in CB" width={300} height={120} />,
  },
  avoid: {
    text: 'Do not describe the file.',
    show: () => <Picture src={broken} alt="Banner 300x250 (PNG)" width={300} height={120} />,
  },
};

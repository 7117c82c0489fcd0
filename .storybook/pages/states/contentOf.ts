import { paintedBox } from '../../pictures/paintedBox.ts';

/** A part of a document, in its px. */
export interface Content {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The ground around the content of a tile, in px of the story. */
const margin = 16;

/** Returns the part of a story's document that its content fills; `undefined` if it renders nothing. */
export function contentOf(document: Document): Content | undefined {
  const { clientWidth, scrollTop } = document.documentElement;
  const painted = paintedBox(document, (element) => element.clientWidth >= clientWidth);
  if (painted.right === 0) return undefined;
  const left = Math.max(0, painted.left - margin);
  const top = Math.max(0, painted.top + scrollTop - margin);
  const right = Math.min(clientWidth, painted.right + margin);
  return { left, top, width: right - left, height: painted.bottom + scrollTop + margin - top };
}

/** Returns the scale of a tile: small content is readable, and wide content fits beside another. */
export const scaleOf = (width: number) => Math.min(0.6, Math.max(0.4, 260 / width));

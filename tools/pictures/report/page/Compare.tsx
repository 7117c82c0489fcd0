import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Shown } from '../report.ts';
import type { Box } from '../measure.ts';

interface StageProps {
  readonly crop: Box;
  /** The maximum scale; small crops are enlarged. */
  readonly zoom?: number;
  readonly caption?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a crop of its pictures, as wide as the layout allows. */
export function Stage({ crop: { width, height }, zoom = 1, caption, children }: StageProps) {
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    '--width': `${width * zoom}px`,
    '--ratio': width / height,
  };
  return (
    <figure style={size}>
      <div className="stage" data-zoomed={zoom > 1}>
        {children}
      </div>
      {caption}
    </figure>
  );
}

interface PictureProps {
  readonly shown: Shown;
  readonly crop: Box;
  readonly alt: string;
  readonly clip?: string;
}

/** Shows a picture, positioned for a stage with the same crop. */
export function Picture({ shown: { file, width, height }, crop, alt, clip }: PictureProps) {
  const share = (part: number, of: number) => `${(part / of) * 100}%`;
  const place = {
    left: share(-crop.left, crop.width),
    top: share(-crop.top, crop.height),
    width: share(width, crop.width),
    height: share(height, crop.height),
  };
  return (
    <div className="layer" style={{ clipPath: clip }}>
      <img src={`/pictures/${file}`} alt={alt} style={place} loading="lazy" />
    </div>
  );
}

interface CompareProps {
  readonly before: Shown;
  readonly after: Shown;
  readonly crop: Box;
  readonly zoom?: number;
  /** The accessible name of the comparison. */
  readonly name: string;
}

/** Compares two pictures with a slider: before on its left, after on its right. */
export function Compare({ before, after, crop, zoom, name }: CompareProps) {
  const [at, setAt] = useState(50);
  const caption = (
    <figcaption className="sides" aria-hidden="true">
      <span>← Before</span>
      <span>After →</span>
    </figcaption>
  );
  return (
    <Stage crop={crop} caption={caption} {...(zoom && { zoom })}>
      <Picture shown={after} crop={crop} alt="" clip={`inset(0 0 0 ${at}%)`} />
      <Picture shown={before} crop={crop} alt="" clip={`inset(0 ${100 - at}% 0 0)`} />
      <div className="line" style={{ left: `${at}%` }} />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={`Before and after: ${name}`}
        aria-valuetext={`${at} % before, ${100 - at} % after`}
        onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
    </Stage>
  );
}

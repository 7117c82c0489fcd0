import { useState } from 'react';
import * as styles from './Picture.css.ts';

interface ImageResult {
  readonly src: string | undefined;
  readonly status: 'loaded' | 'failed';
}

/** Returns whether the image at an address has loaded or failed, and the handlers of its `img` that find out. */
export function useImageStatus(src: string | undefined) {
  const [result, setResult] = useState<ImageResult>();
  return {
    status: result && result.src === src ? result.status : 'loading',
    onLoad: () => setResult({ src, status: 'loaded' }),
    onError: () => setResult({ src, status: 'failed' }),
  };
}

export interface PictureProps {
  /** The address of the file. */
  src: string;
  /** The alternative text, which is also shown in place of a picture that fails to load. */
  alt: string;
  /** The width of the file, in px. */
  width: number;
  /** The height of the file, in px; with `width` it reserves the space while the file loads. */
  height: number;
  /** `own`: as wide as the file, if there is room; `container`: as wide as its container. */
  fit?: 'own' | 'container';
}

/** A picture, or its text in a box of its size if it fails to load (D271). */
export function Picture({ src, alt, width, height, fit = 'own' }: PictureProps) {
  const { status, onLoad, onError } = useImageStatus(src);
  // No width and height attributes: filter lists hide pictures by them (D270).
  const size = {
    aspectRatio: `${width} / ${height}`,
    ...(fit === 'own' && { inlineSize: `${width}px` }),
  };
  const className = styles.fit[fit];
  if (status !== 'failed') {
    return (
      <img
        src={src}
        alt={alt}
        className={className}
        style={size}
        onLoad={onLoad}
        onError={onError}
      />
    );
  }
  return (
    <span className={`${className} ${styles.failed}`} style={size}>
      <span className={styles.name}>{alt}</span>
      <span>This picture did not load.</span>
    </span>
  );
}

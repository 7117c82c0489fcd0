import { useState } from 'react';
import * as styles from './Picture.css.ts';

/** Whether the image at an address has loaded: undefined until it has, false once it has failed. */
export function useLoaded(src: string | undefined) {
  const [loadResult, setLoadResult] = useState<{ src: string | undefined; loaded: boolean }>();
  return {
    loaded: loadResult && loadResult.src === src ? loadResult.loaded : undefined,
    onLoad: () => setLoadResult({ src, loaded: true }),
    onError: () => setLoadResult({ src, loaded: false }),
  };
}

export interface PictureProps {
  /** The address of the file. */
  src: string;
  /** The alternative text, which is also shown in place of a picture that fails to load. */
  alt: string;
  /** Of the file, in px, like `height`. */
  width: number;
  /** Of the file, in px; with `width` it reserves the space while the file loads. */
  height: number;
  /** `own`: as wide as the file, if there is room; `container`: as wide as its container. */
  fit?: 'own' | 'container';
}

/** A picture, or its text in a box of its size if it fails to load (D271). */
export function Picture({ src, alt, width, height, fit = 'own' }: PictureProps) {
  const { loaded, onLoad, onError } = useLoaded(src);
  // No width and height attributes: filter lists hide pictures by them (D270).
  const size = {
    aspectRatio: `${width} / ${height}`,
    ...(fit === 'own' && { inlineSize: `${width}px` }),
  };
  const className = styles.look[fit];
  if (loaded !== false) {
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

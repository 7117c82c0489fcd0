import { useEffect, useState } from 'react';

/**
 * Where the preview stands within `side` and how large it is, in px: its viewport, the reader's hand
 * and the panels around it change that.
 */
export function usePreviewBox(side: HTMLElement) {
  const [box, setBox] = useState({});
  useEffect(() => {
    const preview = side.querySelector('iframe');
    if (!preview) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: inlineSize, offsetHeight: blockSize } = preview;
      const from = side.getBoundingClientRect();
      const { top, left } = preview.getBoundingClientRect();
      setBox({
        inlineSize,
        blockSize,
        top: top - from.top,
        left: left - from.left,
      });
    });
    observer.observe(preview);
    return () => observer.disconnect();
  }, [side]);
  return box;
}

import { useEffect, useState } from 'react';

/**
 * Returns the preview's position within `side` and its size, in px. Both follow the viewport
 * toolbar, the resize handles and the panels around it.
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
      setBox({ inlineSize, blockSize, top: top - from.top, left: left - from.left });
    });
    observer.observe(preview);
    return () => observer.disconnect();
  }, [side]);
  return box;
}

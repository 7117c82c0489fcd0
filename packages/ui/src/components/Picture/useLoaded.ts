import { useState } from 'react';

/** Whether the image at an address has loaded: undefined until it has, false once it has failed. */
export function useLoaded(src: string | undefined) {
  const [seen, setSeen] = useState<{ src: string | undefined; loaded: boolean }>();
  return {
    loaded: seen && seen.src === src ? seen.loaded : undefined,
    onLoad: () => setSeen({ src, loaded: true }),
    onError: () => setSeen({ src, loaded: false }),
  };
}

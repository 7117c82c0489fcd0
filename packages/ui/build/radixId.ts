import { useId as useReactId } from 'react';

/**
 * Replaces `@radix-ui/react-id`. For versions of React without `useId`, the original sets state in a
 * layout effect, so React renders the next transition of the component twice before the browser paints.
 */
export function useId(given?: string): string {
  const id = useReactId();
  return given || `radix-${id}`;
}

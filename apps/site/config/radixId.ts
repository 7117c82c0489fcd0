import { useId as useReactId } from 'react';

/**
 * Replaces the package `@radix-ui/react-id`. For versions of React without `useId` it sets its state in a layout
 * effect. Even if that changes nothing, the next transition that renders the component is followed by a second
 * render at once, before the browser can paint.
 */
export function useId(given?: string): string {
  const id = useReactId();
  return given || `radix-${id}`;
}

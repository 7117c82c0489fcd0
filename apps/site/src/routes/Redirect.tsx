import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';

interface RedirectProps {
  to: string;
  /** The history state for the target page. */
  state?: string | undefined;
}

/**
 * Redirects before the next paint, replacing the current address. The router's own `Navigate` redirects
 * after the page is shown, which would undo a click made in between.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);
  // In a second effect, because the router follows the address only once everything is mounted.
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => {
    if (isMounted) void navigate(to, { replace: true, state });
  }, [isMounted, navigate, to, state]);
  return null;
}

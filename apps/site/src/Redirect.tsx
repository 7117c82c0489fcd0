import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';

interface RedirectProps {
  to: string;
  /** Goes along in the browser's history, for the page that it leads to. */
  state?: string | undefined;
}

/**
 * Leads on to another address, in place of this one, before the member can click: the router's own
 * `Navigate` does so a moment after the page shows, and would take back a click made meanwhile.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);
  // The router listens to the address once everything is mounted.
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => {
    if (isMounted) void navigate(to, { replace: true, state });
  }, [isMounted, navigate, to, state]);
  return null;
}

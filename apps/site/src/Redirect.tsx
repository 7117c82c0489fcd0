import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leads on to another address, in place of this one, before the member can click: the router's own
 * `Navigate` does so a moment after the page shows, and would take back a click made meanwhile.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);
  // The router listens to the address once everything is mounted.
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => {
    if (isMounted) void navigate(to, { replace: true });
  }, [isMounted, navigate, to]);
  return null;
}

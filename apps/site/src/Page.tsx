import { useEffect, useRef, type ReactNode } from 'react';

let opened = false;

export interface PageProps {
  /** What the tab and the history call the page, before the product's name. */
  title: string;
  children: ReactNode;
}

/**
 * A screen as a page: its document title, and the focus on its heading when the member came to it
 * from another one. The first page of a visit leaves the focus where the browser puts it.
 */
export function Page({ title, children }: PageProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened) place.current?.querySelector('h1')?.focus();
    opened = true;
  }, []);

  return (
    <div ref={place}>
      <title>{`${title} · CB Rewards`}</title>
      {children}
    </div>
  );
}

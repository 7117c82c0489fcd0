import { createContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** The props of an `a` element, which always has an address. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function Anchor(props: LinkComponentProps) {
  return <a {...props} />;
}

/** The component that renders every link. */
export const LinkContext = createContext<ComponentType<LinkComponentProps>>(Anchor);

/** Provides the component that renders every link; the site supplies its router's. */
export const LinkProvider = LinkContext.Provider;

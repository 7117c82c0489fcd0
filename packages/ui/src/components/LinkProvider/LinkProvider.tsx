import { createContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function Anchor(props: LinkComponentProps) {
  return <a {...props} />;
}

export const LinkContext = createContext<ComponentType<LinkComponentProps>>(Anchor);

/** Provides the component that renders every link; the site supplies its router's. */
export const LinkProvider = LinkContext.Provider;

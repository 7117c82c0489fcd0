import { createContext, type ComponentProps, type ComponentType } from 'react';

export type FrameElementProps = ComponentProps<'iframe'> & { title: string };

function Element({ title, ...props }: FrameElementProps) {
  return <iframe title={title} {...props} />;
}

export const FrameContext = createContext<ComponentType<FrameElementProps>>(Element);

/** Provides the component that renders every iframe; stories provide one that loads nothing. */
export const FrameProvider = FrameContext.Provider;

export const BlockerGuideContext = createContext<string | undefined>(undefined);

/** Provides the address of the guide to ad blockers, which the line below each frame links to. */
export const BlockerGuideProvider = BlockerGuideContext.Provider;

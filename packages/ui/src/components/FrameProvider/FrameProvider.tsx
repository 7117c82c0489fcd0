import { createContext, type ComponentProps, type ComponentType } from 'react';

/** The props of an `iframe`, which always has a title. */
export type FrameElementProps = ComponentProps<'iframe'> & { title: string };

function DefaultFrame({ title, ...props }: FrameElementProps) {
  return <iframe title={title} {...props} />;
}

/** The component that renders every `iframe`. */
export const FrameContext = createContext<ComponentType<FrameElementProps>>(DefaultFrame);

/** Provides the component that renders every iframe; stories provide one that loads nothing. */
export const FrameProvider = FrameContext.Provider;

/** The address of the guide to ad blockers; undefined without one. */
export const BlockerGuideContext = createContext<string | undefined>(undefined);

/** Provides the address of the guide to ad blockers, which the line below each frame links to. */
export const BlockerGuideProvider = BlockerGuideContext.Provider;

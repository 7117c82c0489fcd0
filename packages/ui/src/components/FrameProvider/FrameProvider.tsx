import { createContext, type ComponentProps, type ComponentType } from 'react';

export type FrameElementProps = ComponentProps<'iframe'> & { title: string };

function Element({ title, ...props }: FrameElementProps) {
  return <iframe title={title} {...props} />;
}

export const FrameContext = createContext<ComponentType<FrameElementProps>>(Element);

/** Gives the element that every frame is drawn with; stories supply one that loads nothing. */
export const FrameProvider = FrameContext.Provider;

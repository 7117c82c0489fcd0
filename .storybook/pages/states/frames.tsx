import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { renderedEvent } from '../../decorators/quietFrame.ts';
import { StoryFrame, type Example } from '../component/Examples.tsx';
import * as styles from './AllStates.css.ts';

interface FrameProps {
  readonly state: Example;
  readonly style: CSSProperties;
  /** Called with the document of the state whenever its size may have changed. */
  readonly onRender: (document: Document) => void;
}

/** A state in a preview of its own: one that plays or covers the page. */
export function PreviewFrame({ state, style, onRender }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    const render = () => current?.contentDocument && onRender(current.contentDocument);
    current?.addEventListener(renderedEvent, render);
    return () => current?.removeEventListener(renderedEvent, render);
  });
  return (
    <StoryFrame
      story={state}
      ref={frame}
      className={styles.frame}
      style={style}
      tabIndex={-1}
      inert
    />
  );
}

/** Returns the rules of this page's style sheets, with absolute addresses. */
const readRules = () =>
  [...document.styleSheets]
    .flatMap(({ href, cssRules }) =>
      Array.from(cssRules, ({ cssText }) =>
        cssText.replaceAll(
          /url\("([^"]+)"\)/g,
          (_, url: string) => `url("${new URL(url, href ?? document.baseURI).href}")`,
        ),
      ),
    )
    .join('\n');

/** Returns the rules of this page's style sheets as state, which in development follows edits. */
function useRules() {
  const [rules, setRules] = useState(readRules);
  useEffect(() => {
    const read = () => setRules(readRules);
    import.meta.hot?.on('vite:afterUpdate', read);
    return () => import.meta.hot?.off('vite:afterUpdate', read);
  }, []);
  return rules;
}

interface RenderedStateProps extends Pick<FrameProps, 'state' | 'onRender'> {
  readonly document: Document;
}

/** Renders a state into an empty document. */
function RenderedState({ state, document, onRender }: RenderedStateProps) {
  const { renderStoryToElement } = use(DocsContext);
  const root = useRef<HTMLDivElement>(null);
  const render = useRef(onRender);
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => render.current(document));
    observer.observe(current);
    const show = (message: string) => void (current.textContent = message);
    const end = renderStoryToElement(
      state,
      current,
      {
        showMain: () => {},
        showError: ({ title, description }) => show(`${title} ${description}`),
        showException: ({ message }) => show(message),
      },
      { autoplay: false },
    );
    return () => {
      observer.disconnect();
      void end();
    };
  }, [renderStoryToElement, state, document]);
  const layout = String(state.parameters['layout']);
  return createPortal(
    <>
      <style>{useRules()}</style>
      <div className={`sb-show-main sb-main-${layout}`} ref={root} />
    </>,
    document.body,
  );
}

/**
 * A state in an empty iframe, whose width its styles follow. It takes a tenth of the time and none of
 * the requests of a preview.
 */
export function InlineFrame({ state, style, onRender }: FrameProps) {
  const [document, setDocument] = useState<Document | null>();
  return (
    <>
      <iframe
        className={styles.frame}
        style={style}
        srcDoc="<!doctype html>"
        title={state.name}
        tabIndex={-1}
        inert
        onLoad={({ currentTarget }) => setDocument(currentTarget.contentDocument)}
      />
      {document && <RenderedState state={state} document={document} onRender={onRender} />}
    </>
  );
}

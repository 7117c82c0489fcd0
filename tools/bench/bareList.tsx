/** Renders a list's elements with React alone, once the response with its rows has been read. */
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The list's HTML, and the path of the call that returns its rows. */
    bareList: { readonly html: string; readonly call: string };
  }
}

function toElement(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = Array.from(node.attributes, ({ name, value }) => [name, value]);
  const { class: className, style: cssText, ...others } = Object.fromEntries(attributes);
  const props = { ...others, className, ...(cssText && { style: { cssText } }) };
  return createElement(node.localName, props, ...Array.from(node.childNodes, toElement));
}

const { html, call } = window.bareList;
const { body } = new DOMParser().parseFromString(html, 'text/html');
const elements = Array.from(body.childNodes, toElement);
const main = document.createElement('main');
document.body.replaceChildren(main);
await (await fetch(call, { method: 'POST' })).json();
createRoot(main).render(createElement('div', {}, ...elements));

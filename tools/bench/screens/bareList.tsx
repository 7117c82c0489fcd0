/** Renders a list's elements with React alone, once the answer with its rows has been read. */
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tree } from '../tree.ts';

const draw = (tree: Tree, key?: number): ReactNode =>
  typeof tree === 'string'
    ? tree
    : createElement(
        tree.tag,
        { ...tree.attributes, style: tree.style, key },
        ...tree.children.map((child) => draw(child)),
      );

const read = async (path: string | null) => {
  const response = await fetch(String(path), { method: 'POST' });
  return response.json();
};

const asked = new URLSearchParams(location.search);
const tree = await read(asked.get('tree'));
await read(asked.get('answer'));
createRoot(document.querySelector('main') ?? document.body).render(draw(tree));

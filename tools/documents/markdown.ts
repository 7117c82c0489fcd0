import { globSync, readFileSync } from 'node:fs';
import { MarkdownProcessor } from '@textlint/textlint-plugin-markdown/lib/src/MarkdownProcessor.js';

export interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly children?: readonly Node[];
}

const markdown = new MarkdownProcessor().processor('.md');

const allNodes = (node: Node): readonly Node[] => [
  node,
  ...(node.children ?? []).flatMap(allNodes),
];

/** Returns all nodes of a Markdown text. */
export const nodesOf = (text: string) => allNodes(markdown.preProcess(text) as Node);

/** Reads a document, as Markdown: without the imports and exports of MDX. */
export function readDocument(file: string) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.mdx') ? text.replaceAll(/^(?:import|export) .*$/gm, '') : text;
}

/** Returns the paths of all documents, relative to the working directory. */
export const documents = () =>
  globSync(
    [
      '{README,CONTRIBUTING,SECURITY,CHANGELOG,.changeset/README}.md',
      '{packages,apps,mocks,docs,deploy,bench,tools,.storybook,.github}/**/*.{md,mdx}',
    ],
    { exclude: ['**/{node_modules,dist,dist-*}/**', '*/**/CHANGELOG.md'] },
  ).sort();

import { parseSync, Visitor, type ESTree } from 'vite';
import { nodesOf, type Node } from '../documents/markdown.ts';
import { faultsInComment, faultsInParagraph, faultsInText } from './style.ts';

/** A fault of style, with the line where its paragraph, comment or text starts. */
interface Fault {
  readonly line: number;
  readonly message: string;
}

/** Returns the prose of a node. Code and URL paths count as one word. */
function proseOf({ type, value, children }: Node): string {
  if (type === 'Code') return 'Code';
  if (type === 'Html' || type === 'Image') return '';
  return children?.map(proseOf).join('') ?? value?.replaceAll(/(?<=^|\s)\/\S+\w/g, 'Path') ?? '';
}

/** Returns the faults of style in a document. */
export const faultsInDocument = (text: string): readonly Fault[] =>
  nodesOf(text).flatMap((node) => {
    const faults =
      node.type === 'Paragraph'
        ? faultsInParagraph(proseOf(node))
        : node.type === 'TableCell'
          ? faultsInText(proseOf(node))
          : [];
    return faults.map((message) => ({ line: node.loc.start.line, message }));
  });

const isTest = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'CallExpression'
    ? isTest(callee)
    : (callee.type === 'Identifier' && /^(?:test|it|describe)$/.test(callee.name)) ||
      (callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        /^(?:test|each|only|describe)$/.test(callee.property.name));

/** Returns the faults of style in a source file: in comments, titles of tests, and texts. */
export function faultsInSource(file: string, code: string): readonly Fault[] {
  const { program, comments } = parseSync(file, code);
  const faults: { start: number; messages: readonly string[] }[] = comments.map(
    ({ start, value }) => ({
      start,
      messages: faultsInComment(value.replaceAll(/^\s*\*+ ?/gm, '')),
    }),
  );
  const titles = new Set<number>();
  const add = (start: number, text: string) => {
    const find = titles.has(start) ? faultsInComment : faultsInText;
    faults.push({ start, messages: find(text) });
  };
  new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      if (title && isTest(call)) titles.add(title.start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value);
    },
    TemplateElement({ start, value }) {
      add(start, value.cooked ?? '');
    },
    JSXText({ start, value }) {
      add(start, value);
    },
  }).visit(program);
  return faults.flatMap(({ start, messages }) =>
    messages.map((message) => ({ line: code.slice(0, start).split('\n').length, message })),
  );
}

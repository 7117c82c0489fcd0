import type { FunctionDeclaration, JsxElement, JsxFragment, Node } from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, SignatureKind, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';

const textual = TypeFlags.StringLike | TypeFlags.NumberLike;

/** Whether React draws a text for a value of a type. It draws none for an empty one. */
function hasText(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnionType()) {
    // Only a ReactNode includes bigints: a slot, whose text is found where it is filled.
    const types = type.getTypes();
    return (
      types.every(({ flags }) => !(flags & TypeFlags.BigIntLike)) &&
      types.some((member) => hasText(checker, member))
    );
  }
  if (type.isTypeReference() && checker.isArrayLikeType(type)) {
    return checker.getTypeArguments(type).some((member) => hasText(checker, member));
  }
  return Boolean(type.flags & textual) && !(type.isLiteralType() && type.value === '');
}

const isBlank = (text: string) => text.trim() === '';

/** The static text of a child. Browsers leave blank ones as they are. */
function staticText(child: Node) {
  if (isJsxText(child)) return child.text;
  const expression = isJsxExpression(child) ? child.expression : undefined;
  return expression && isStringLiteral(expression) ? expression.text : undefined;
}

function looseChildren(checker: Checker, parent: JsxElement | JsxFragment): readonly Node[] {
  const children = parent.children.filter((child) =>
    isJsxText(child)
      ? !(isBlank(child.text) && child.text.includes('\n'))
      : !isJsxExpression(child) || child.expression,
  );
  let varies = isJsxFragment(parent);
  return children.filter((child) => {
    const text = staticText(child);
    if (text !== undefined) return varies && !isBlank(text);
    if (!isJsxExpression(child) || !child.expression) return false;
    varies = true;
    const type = checker.getTypeAtLocation(child.expression);
    if (!type || !hasText(checker, type)) return false;
    const isAlone = children.length === 1 && isJsxElement(parent);
    return !isAlone || checker.isArrayLikeType(type);
  });
}

const returnsText = (checker: Checker, { name }: FunctionDeclaration) => {
  const type = name && /^[A-Z]/.test(name.text) && checker.getTypeAtLocation(name);
  if (!type) return false;
  return checker
    .getSignaturesOfType(type, SignatureKind.Call)
    .some((signature) => hasText(checker, checker.getReturnTypeOfSignature(signature)));
};

/**
 * Returns the texts that React would update, move or remove as text nodes, as `file:line text`. Browsers
 * that translate a page replace text nodes, so such a text stays as it was or its removal throws. A text
 * is safe if it is the only child of an element, or static with nothing before it that varies.
 */
export function looseTexts(cwd: string, files: RegExp, fs?: FileSystem): readonly string[] {
  const api = new API({ cwd, ...(fs && { fs }) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${cwd}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error(`${cwd} has no tsconfig.json.`);
    const { checker, program } = project;
    return program.getSourceFileNames().flatMap((file) => {
      const source = files.test(file) ? program.getSourceFile(file) : undefined;
      const found: string[] = [];
      const visit = (node: Node) => {
        const loose =
          isJsxElement(node) || isJsxFragment(node)
            ? looseChildren(checker, node)
            : isFunctionDeclaration(node) && returnsText(checker, node)
              ? [node.name ?? node]
              : [];
        for (const child of loose) {
          const line = source?.text.slice(0, child.getStart()).split('\n').length;
          found.push(`${file.slice(cwd.length + 1)}:${line} ${child.getText().trim()}`);
        }
        node.forEachChild(visit);
      };
      source?.forEachChild(visit);
      return found;
    });
  } finally {
    api.close();
  }
}

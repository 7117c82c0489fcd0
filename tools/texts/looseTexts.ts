import type { JsxElement, JsxFragment, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, SignatureKind, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';

/** Whether React renders a text node for a value of a type; it renders none for an empty text. */
function hasText(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnionType()) {
    // Only a ReactNode includes bigints. Its text is found in the component that passes it.
    const types = type.getTypes();
    return (
      types.every(({ flags }) => !(flags & TypeFlags.BigIntLike)) &&
      types.some((member) => hasText(checker, member))
    );
  }
  if (type.isTypeReference() && checker.isArrayLikeType(type)) {
    return checker.getTypeArguments(type).some((member) => hasText(checker, member));
  }
  const isEmpty = type.isLiteralType() && type.value === '';
  return !isEmpty && Boolean(type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike));
}

const isBlank = (text: string) => text.trim() === '';

/** Returns the static text of a child. Browsers do not translate blank ones. */
function staticText(child: Node) {
  if (isJsxText(child)) return child.text;
  const expression = isJsxExpression(child) ? child.expression : undefined;
  return expression && isStringLiteral(expression) ? expression.text : undefined;
}

const childrenOf = (parent: JsxElement | JsxFragment) =>
  parent.children.filter((child) =>
    isJsxText(child)
      ? !(isBlank(child.text) && child.text.includes('\n'))
      : !isJsxExpression(child) || child.expression,
  );

const isUntranslated = ({ openingElement }: JsxElement) =>
  openingElement.attributes.getText().includes('translate="no"');

/** Returns texts that change beside siblings, and static ones that React removes or inserts others before. */
function changingTexts(checker: Checker, parent: JsxElement | JsxFragment): readonly Node[] {
  const children = childrenOf(parent);
  let hasVarying = isJsxFragment(parent);
  return children.filter((child) => {
    const text = staticText(child);
    if (text !== undefined) return hasVarying && !isBlank(text);
    if (!isJsxExpression(child) || !child.expression) return false;
    hasVarying = true;
    const type = checker.getTypeAtLocation(child.expression);
    if (!type || !hasText(checker, type)) return false;
    const isAlone = children.length === 1 && isJsxElement(parent);
    return !isAlone || checker.isArrayLikeType(type);
  });
}

const isFunction = (node: Node) =>
  isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node);

/** Returns the elements of which a function, or a condition, renders one. */
function alternatives(node: Node): readonly JsxElement[] {
  if (isJsxElement(node)) return [node];
  if (isParenthesizedExpression(node)) return alternatives(node.expression);
  if (isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(alternatives);
  if (isReturnStatement(node)) return node.expression ? alternatives(node.expression) : [];
  const found: JsxElement[] = [];
  const search = (child: Node) => {
    if (isReturnStatement(child)) found.push(...alternatives(child));
    else if (!isFunction(child)) child.forEachChild(search);
  };
  if (isFunction(node)) node.forEachChild(search);
  return found;
}

/** Returns static texts beside siblings in elements of the same kind, which React updates in place. */
function exchangedTexts(node: Node): readonly Node[] {
  const nameOf = ({ openingElement: { tagName, attributes } }: JsxElement) =>
    `${tagName.getText()} ${/key="\w+"/.exec(attributes.getText())?.[0]}`;
  const all = alternatives(node);
  const texts: Node[] = [];
  const search = (child: Node) => {
    if (isJsxElement(child) && isUntranslated(child)) return;
    if (isJsxElement(child) || isJsxFragment(child)) {
      const children = childrenOf(child);
      const isStatic = (one: Node) => !isBlank(staticText(one) ?? '');
      if (children.length > 1) texts.push(...children.filter(isStatic));
    }
    child.forEachChild(search);
  };
  for (const one of all) {
    if (all.some((other) => other !== one && nameOf(other) === nameOf(one))) search(one);
  }
  return texts;
}

const returnsText = (checker: Checker, node: Node) => {
  const name = isFunctionDeclaration(node) ? node.name : undefined;
  const type = name && /^[A-Z]/.test(name.text) && checker.getTypeAtLocation(name);
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const isText = signatures.some((one) => hasText(checker, checker.getReturnTypeOfSignature(one)));
  return isText && name ? [name] : [];
};

/**
 * Returns the texts that React would update, move or remove as text nodes, as `file:line text`. Browsers
 * that translate a page replace text nodes, so an update of such a text has no effect or throws. A text
 * is safe if it is the only child of an element, static with nothing before it that varies, or not
 * translated.
 */
export function looseTexts(cwd: string, files: RegExp, fs?: FileSystem): readonly string[] {
  const api = new API({ cwd, ...(fs && { fs }) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${cwd}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error(`${cwd} has no tsconfig.json.`);
    const { checker, program } = project;
    return program.getSourceFileNames().flatMap((file) => {
      const source = files.test(file) ? program.getSourceFile(file) : undefined;
      const found = new Set<Node>();
      const visit = (node: Node) => {
        if (isJsxElement(node) && isUntranslated(node)) return;
        const isParent = isJsxElement(node) || isJsxFragment(node);
        for (const text of [
          ...(isParent ? changingTexts(checker, node) : []),
          ...exchangedTexts(node),
          ...returnsText(checker, node),
        ]) {
          found.add(text);
        }
        node.forEachChild(visit);
      };
      source?.forEachChild(visit);
      return [...found].map((text) => {
        const line = source?.text.slice(0, text.getStart()).split('\n').length;
        return `${file.slice(cwd.length + 1)}:${line} ${text.getText().trim()}`;
      });
    });
  } finally {
    api.close();
  }
}

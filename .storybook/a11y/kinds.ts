/** Attributes with an arbitrary value: axe's rules depend only on whether it is empty. */
const arbitrary =
  /^(alt|aria-(description|label|valuenow|valuetext)|d|data-.*|height|href|id|max|maxlength|name|placeholder|points|src|srcset|style|title|transform|value|width)$/;

function valueOf({ name, value }: Attr) {
  // For references to ids of other elements, only their existence counts.
  if (value.split(/\s+/).every((id) => document.getElementById(id))) return 'found';
  return arbitrary.test(name) ? Boolean(value.trim()) : value;
}

const hasText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

function ownKind(element: Element) {
  const attributes = [...element.attributes].map((each) => `${each.name}=${valueOf(each)}`);
  return `${element.localName}[${attributes.toSorted().join()}]${hasText(element) ? 'text' : ''}`;
}

/**
 * Returns the outermost elements on the page whose kind is not in `known`, and adds their kinds. A kind is
 * an element's tag, attributes and whether it has text, after the kinds of its ancestors. Two pages
 * with the same kinds differ only in their texts, numbers and how often elements repeat.
 */
export function takeNewKinds(known: Set<string>): readonly Element[] {
  const outermost: Element[] = [];
  const kinds = new Set<string>();
  function visit(element: Element, around: string, isInNew: boolean) {
    const kind = `${around}>${ownKind(element)}`;
    const isNew = !known.has(kind);
    if (isNew && !isInNew) outermost.push(element);
    kinds.add(kind);
    for (const child of element.children) visit(child, kind, isNew);
  }
  visit(document.body, '', false);
  for (const kind of kinds) known.add(kind);
  return outermost;
}

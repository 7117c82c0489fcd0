/** Attributes with any text as value: axe's rules depend only on whether the value is empty. */
const freeTextAttributes =
  /^(alt|aria-(description|label|valuenow|valuetext)|d|data-.*|height|href|id|max|maxlength|name|placeholder|points|src|srcset|style|title|transform|value|width)$/;

/** Returns what axe's rules depend on in an attribute's value. */
function relevantValue({ name, value }: Attr) {
  // For references to ids of other elements, only their existence counts.
  if (value.split(/\s+/).every((id) => document.getElementById(id))) return 'found';
  return freeTextAttributes.test(name) ? Boolean(value.trim()) : value;
}

const hasText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

function ownKind(element: Element) {
  const attributes = [...element.attributes].map((each) => `${each.name}=${relevantValue(each)}`);
  return `${element.localName}[${attributes.toSorted().join()}]${hasText(element) ? 'text' : ''}`;
}

/**
 * Adds the kinds of the page's elements to `known`. Returns the outermost elements whose kind was not in it. A
 * kind is an element's tag, attributes and whether it has text, after the kinds of its ancestors. Two pages
 * with the same kinds differ only in their texts, numbers and how often elements repeat.
 */
export function addNewKinds(known: Set<string>): readonly Element[] {
  const outermost: Element[] = [];
  const kinds = new Set<string>();
  function visit(element: Element, parentKind: string, isInNew: boolean) {
    const kind = `${parentKind}>${ownKind(element)}`;
    const isNew = !known.has(kind);
    if (isNew && !isInNew) outermost.push(element);
    kinds.add(kind);
    for (const child of element.children) visit(child, kind, isNew);
  }
  visit(document.body, '', false);
  for (const kind of kinds) known.add(kind);
  return outermost;
}

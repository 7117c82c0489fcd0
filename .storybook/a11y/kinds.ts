/** Attributes with an arbitrary value: axe's rules depend only on whether it is empty. */
const arbitraryValues = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuenow',
  'aria-valuetext',
  'd',
  'height',
  'href',
  'id',
  'max',
  'maxlength',
  'name',
  'placeholder',
  'points',
  'src',
  'srcset',
  'style',
  'title',
  'transform',
  'value',
  'width',
]);

/** Attributes that hold ids of other elements: only whether those exist counts. */
const idReferences = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'headers',
  'list',
]);

function valueOf({ name, value }: Attr) {
  if (idReferences.has(name)) {
    return value.split(/\s+/).every((id) => document.getElementById(id)) ? 'found' : 'lost';
  }
  if (arbitraryValues.has(name) || name.startsWith('data-'))
    return value.trim() ? 'given' : 'empty';
  return value;
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
 * Returns the elements on the page by their kind: tag, attributes and whether it has text, preceded by
 * the same of its ancestors. Two pages with the same kinds differ only in their texts, numbers and how
 * often elements repeat.
 */
export function elementsByKind(): ReadonlyMap<string, readonly Element[]> {
  const kinds = new Map<string, Element[]>();
  function add(element: Element, around: string) {
    const kind = `${around}>${ownKind(element)}`;
    const alike = kinds.get(kind);
    if (alike) alike.push(element);
    else kinds.set(kind, [element]);
    for (const child of element.children) add(child, kind);
  }
  add(document.body, '');
  return kinds;
}

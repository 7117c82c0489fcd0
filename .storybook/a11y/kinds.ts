/** Attributes whose value is free: that they are there, and say anything, is what can be right or wrong. */
const free = new Set([
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

/** Attributes that name other elements: whether those are there. */
const references = new Set([
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
  if (references.has(name)) {
    return value.split(/\s+/).every((id) => document.getElementById(id)) ? 'found' : 'lost';
  }
  if (free.has(name) || name.startsWith('data-')) return value.trim() ? 'given' : 'empty';
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
 * What there is on the page, one entry for each kind of element in its surroundings: tag, class,
 * role, states, whether it has names and text, and the same of all it stands in. Two pages with the
 * same kinds differ in nothing but their words, figures and how often things come.
 */
export function kindsOnPage(): ReadonlySet<string> {
  const kinds = new Set<string>();
  function add(element: Element, around: string) {
    const kind = `${around}>${ownKind(element)}`;
    kinds.add(kind);
    for (const child of element.children) add(child, kind);
  }
  add(document.body, '');
  return kinds;
}

const page = (name: string) => `?path=/docs/guide-${name}--docs`;

/** The page of the guide that shows a document, by the end of its path. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)architecture\.md$/, page('architecture')],
  [/(?:^|\/)glossary\.md$/, page('glossary')],
  [/(?:^|\/)server\.md$/, page('server')],
  [/(?:^|\/)writing\.md$/, page('writing')],
  [/(?:^|\/)specification\/[^/]+\.md$/, page('specification')],
  [/(?:^|\/)product\.md$/, page('decisions')],
  [/(?:^|\/)\d{4}-[^/]+\.md$/, page('decision-records')],
  [/(?:^|\/)recipes\/[^/]+\.md$/, page('recipes')],
];

/**
 * A document of `docs` as the guide shows it: a link to another document leads to its page of the
 * guide, one to a file that the guide does not show is only its text. Drawings stay text.
 */
export const inGuide = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g, (_, label: string, to: string) => {
      const found = pages.find(([pattern]) => pattern.test(to));
      return found ? `[${label}](${found[1]})` : label;
    })
    .replaceAll('```mermaid', '```text');

const page = (name: string) => `?path=/docs/guide-${name}--docs`;

/** Maps the end of a document's path to the page of the guide that shows it. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)glossary\.md$/, page('glossary')],
  [/(?:^|\/)writing\.md$/, page('writing')],
  [/(?:^|\/)specification\/[^/]+\.md$/, page('specification')],
  [/(?:^|\/)product\.md$/, page('decisions')],
];

/**
 * Rewrites a document of `docs` for the guide: links to other documents lead to their pages in the
 * guide, links to files that it does not show become plain text.
 */
export const inGuide = (text: string) =>
  text.replaceAll(
    /\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g,
    (_, label: string, to: string) => {
      const found = pages.find(([pattern]) => pattern.test(to));
      return found ? `[${label}](${found[1]})` : label;
    },
  );

/**
 * Returns the elements of the page that HTML does not allow where they are: a block inside a paragraph, a
 * heading or another element for running text. Passed to `page.evaluate`, so it uses nothing outside itself.
 */
export function findBlocksInText(): string[] {
  const blocks =
    'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, menu, nav, ol, p, pre, section, table, ul';
  const texts =
    'p, span, button, label, h1, h2, h3, h4, h5, h6, strong, em, small, b, i, code, bdi, time, abbr, pre';
  return Array.from(document.body.querySelectorAll(blocks)).flatMap((block) => {
    const text = block.parentElement?.closest(texts);
    return text ? [`<${block.localName}> in <${text.localName} class="${text.className}">`] : [];
  });
}

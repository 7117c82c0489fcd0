/**
 * Runs in the page. Replaces its texts as a browser does when it translates the page: each text node becomes a
 * text in two `font` elements. Browsers do so some time after each change, this function at once. The words
 * stay the same.
 */
export function translatePage() {
  const untranslated = '[translate="no"], script, style, textarea, font';

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(untranslated)) continue;
      const inner = document.createElement('font');
      inner.append(text.nodeValue);
      const outer = document.createElement('font');
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  }

  const observer = new MutationObserver(() => {
    translate();
    observer.takeRecords();
  });
  addEventListener('load', () => {
    translate();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Adds the toolbars' selection to a link into the workbench, unless the link has its own. */
function addSelection({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="?path="]');
  if (!link) return;
  const globals = new URLSearchParams(window.parent.location.search).get('globals');
  const address = new URL(link.href);
  if (!globals || address.searchParams.has('globals')) return;
  link.href = `${link.href}&globals=${globals}`;
}

/** Keeps the toolbars' selection when a reader follows a link, which loads the workbench anew. */
export function keepSelection() {
  for (const type of ['click', 'auxclick']) document.addEventListener(type, addSelection, true);
}

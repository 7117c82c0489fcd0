/**
 * Closes the sidebar's Refer & Earn group in a prerendered page, where it is open, if the member has closed
 * it. Inlined in the page's head as text, so it must not use anything outside itself. It observes the page
 * while it is parsed, so that the group is closed before the first paint.
 */
export function closeReferGroup(key: string) {
  try {
    if (localStorage.getItem(key) !== 'closed') return;
  } catch {
    return;
  }
  const observer = new MutationObserver(() => {
    const group = document.querySelector('nav button[aria-controls] + ul');
    if (!group) return;
    observer.disconnect();
    group.previousElementSibling?.setAttribute('aria-expanded', 'false');
    group.setAttribute('hidden', '');
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/** Keeps links that are clicked from leaving Storybook, as `beforeEach` of a story. Returns how to undo that. */
export function preventNavigation() {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent);
  return () => document.removeEventListener('click', prevent);
}

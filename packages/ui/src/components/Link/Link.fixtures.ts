/** For a story's `beforeEach`: keeps clicked links from leaving Storybook. Returns a function that undoes it. */
export function preventNavigation() {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent);
  return () => document.removeEventListener('click', prevent);
}

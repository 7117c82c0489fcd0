/** How many frames load at a time, so that the page scrolls and responds meanwhile. */
const maxLoading = 3;

const waiting = new Set<() => void>();
const loading = new Set<() => void>();

function startNext() {
  for (const start of waiting) {
    if (loading.size >= maxLoading) return;
    waiting.delete(start);
    loading.add(start);
    start();
  }
}

/** Calls `start` when its turn has come. Returns a function that ends the turn, begun or not. */
export function takeTurn(start: () => void) {
  waiting.add(start);
  startNext();
  return () => {
    waiting.delete(start);
    if (loading.delete(start)) startNext();
  };
}

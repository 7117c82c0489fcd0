let last: HTMLElement | undefined;

function note({ target }: Event) {
  if (!(target instanceof Element) || target.closest('[aria-modal]')) return;
  const controls = 'a, button, input, select, textarea, summary, [tabindex]';
  last = target.closest<HTMLElement>(controls) ?? last;
}

// From the start, because the scripts of some dialogs are loaded by the press that opens them.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', note, true);
  // Safari does not focus a button that is pressed.
  document.addEventListener('click', note, true);
}

/** Returns the control outside modal dialogs that the member focused or pressed last, if it is still there. */
export const lastControl = () => (last?.isConnected ? last : undefined);

/** The result of rendering and playing a story. */
interface Ending {
  readonly ok: boolean;
  readonly message: string;
}

declare global {
  interface Window {
    storyEnding?: Ending;
  }
}

/**
 * Runs in the page before Storybook, and waits on its channel for the end of a story or docs page.
 */
export function listen() {
  localStorage.clear();
  sessionStorage.clear();
  const say = (value: unknown) => {
    const message = (value as { message?: unknown } | null)?.message;
    return typeof message === 'string' ? message : JSON.stringify(value);
  };
  const end = (ok: boolean, message = '') => {
    window.storyEnding ??= { ok, message };
  };
  let channel: unknown;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next: { on(event: string, listener: (payload: unknown) => void): void }) {
      channel = next;
      for (const event of [
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'configError',
      ]) {
        next.on(event, (payload) => end(false, `${event}: ${say(payload)}`));
      }
      next.on('docsRendered', () => end(true));
      next.on('storyFinished', (payload) => {
        const { status, reporters } = payload as {
          status?: string;
          reporters?: { result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
        };
        const violations = (reporters ?? []).flatMap(({ result }) => result?.violations ?? []);
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        );
        end(status !== 'error', [`The story ended with status ${status}.`, ...found].join('\n'));
      });
    },
  });
}

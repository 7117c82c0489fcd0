declare global {
  interface Window {
    /** The reason why the story or docs page failed; '' once it has rendered and played. */
    storyEnding?: string;
  }
}

interface Finished {
  readonly status?: string;
  readonly reporters?: readonly {
    readonly result?: {
      readonly violations?: readonly { id: string; nodes: readonly { html: string }[] }[];
    };
  }[];
}

/** Runs in the page before Storybook, and waits on its channel for the end of a story or docs page. */
export function listen() {
  localStorage.clear();
  sessionStorage.clear();
  const end = (failure: string) => {
    window.storyEnding ??= failure;
  };
  let channel: Window['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next: NonNullable<typeof channel>) {
      channel = next;
      for (const event of [
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'configError',
      ]) {
        next.on(event, (payload) => {
          const { message = JSON.stringify(payload) } = payload as { readonly message?: string };
          end(`${event}: ${message}`);
        });
      }
      next.on('docsRendered', () => end(''));
      next.on('storyFinished', ({ status, reporters = [] }: Finished) => {
        const violations = reporters.flatMap(({ result }) => result?.violations ?? []);
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id} ${html}`),
        );
        end(status === 'error' ? ['The story ended with an error.', ...found].join('\n') : '');
      });
    },
  });
}

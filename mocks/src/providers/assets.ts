import { createHash } from 'node:crypto';

/** The styles of all mock pages. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f7f9f5, #101713);
  --card: light-dark(#ffffff, #18221c);
  --line: light-dark(#dde1da, #27332c);
  --text: light-dark(#101b15, #eff4f0);
  --soft: light-dark(#3b4740, #bcc8c0);
  --mark: light-dark(#664600, #f6c95b);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: clamp(1rem, 4vw, 2rem);
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 60rem; margin-inline: auto; }
h1 { margin: 0; font-size: clamp(1.4rem, 4vw, 1.9rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.1rem; }
p { margin: 0.5rem 0; max-width: 42rem; }
article { padding: 1.25rem 0; }
article + article { border-top: 1px solid var(--line); }
article h2 { margin: 0.15rem 0 0; }
.note, small, dd { color: var(--soft); }
.note {
  display: inline-block;
  margin: 0 0 0.75rem;
  padding: 0.15rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  font-size: 0.85rem;
}
.offers {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.offers li, dl {
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 1.25rem;
  background: var(--card);
}
.offers b { display: block; }
.offers strong { display: block; margin-top: 0.5rem; color: var(--mark); font-size: 1.15rem; }
dl { margin: 1rem 0; display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
#messages { margin: 0; padding-inline-start: 1.25rem; }
#messages code { overflow-wrap: anywhere; }
#messages:not(:empty) + p { display: none; }
`;

/** A script that lists received messages, rendered as plain text. */
export const messageListScript = `
addEventListener('message', ({ origin, data }) => {
  let text;
  try { text = JSON.stringify(data); } catch {}
  const entry = document.createElement('li');
  const code = document.createElement('code');
  code.textContent = text ?? String(data);
  entry.append(origin + ' ', code);
  const list = document.getElementById('messages');
  list.append(entry);
  if (list.children.length > 50) list.firstElementChild.remove();
});
`;

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const scripts = hashOf(messageListScript);

/** Returns a CSP that allows framing by the given origins, and by this server's own pages. */
export const frameAncestorsPolicy = (ancestors: readonly string[]) =>
  `frame-ancestors ${["'self'", ...new Set(ancestors)].join(' ')}`;

/**
 * Returns a CSP that allows only the inline styles and scripts, and framing by the given origins.
 */
export function contentPolicy(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${scripts}`,
    "base-uri 'none'",
    "form-action 'none'",
    frameAncestorsPolicy(ancestors),
  ].join('; ');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The origin of RapidoReach's script, which this server replaces. */
const realOrigin = 'https://www.rapidoreach.com';

/** A script that reads the attributes of the real one, and frames the mock wall of RapidoReach. */
const mockScript = `{
const { appId, endUserId, container, height, loaderText } = document.currentScript.dataset;
const frame = document.createElement('iframe');
frame.src = '/wall/rapidoreach?' + new URLSearchParams({ app: appId, user: endUserId });
frame.title = loaderText;
frame.style = 'display: block; width: 100%; border: 0; height: ' + height;
document.querySelector(container).append(frame);
}`;

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

/**
 * Returns a file of the page that runs scripts of partners, or the mock of RapidoReach's script.
 * `undefined` for other paths, and without the folder.
 */
export function widgetFile(pathname: string | undefined, origin: string, folder?: string) {
  if (pathname === '/ofw/rapidoreach-widget.min.js') return { type: types.js, content: mockScript };
  const [, file, kind] = /^\/(widget\.(html|js))$/.exec(pathname ?? '') ?? [];
  if (folder === undefined || !file || !(kind === 'html' || kind === 'js')) return undefined;
  const content = readFileSync(join(folder, file), 'utf8').replaceAll(realOrigin, origin);
  return { type: types[kind], content };
}

import { getResponse, type HttpHandler } from 'msw';
import { cookieNames, readCookie } from '../handlers/cookies.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown;
}

/** For tests: sends a request to handlers directly, with `token` as its XSRF header. */
export async function ask(
  handlers: HttpHandler[],
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<Reply> {
  const method = init.method ?? 'POST';
  const headers = new Headers({ [`X-${cookieNames.xsrf}`]: 'token' });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`http://localhost${path}`, {
    ...init,
    method,
    headers,
    ...(hasBody ? { body: sent } : {}),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler for ${path}`);
  return readReply(response);
}

/** For tests: an HTTP client that keeps cookies like a browser. */
export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The cookies in the format of a Cookie header. */
  get cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Requests a path as a document navigation. */
  async open(path: string): Promise<Reply> {
    return this.send(path, { headers: { Accept: 'text/html,*/*' } });
  }

  /** Posts a call with the XSRF header, as the site does. */
  async post(path: string, body: unknown = {}, headers: HeadersInit = {}): Promise<Reply> {
    const token = readCookie(this.cookieHeader, cookieNames.xsrf) ?? '';
    const all = new Headers({ [`X-${cookieNames.xsrf}`]: token });
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (text !== '' && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    return this.send(path, { method: 'POST', headers: all, body: text });
  }

  async send(path: string, init: RequestInit): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('Cookie', this.cookieHeader);
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return readReply(response);
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  if (response.type === 'error') return { status, headers, text: '', json: undefined };
  const text = await response.text();
  return { status, headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

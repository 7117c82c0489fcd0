import { getResponse, type HttpHandler } from 'msw';
import { cookieNames } from '../handlers/cookieNames.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown;
}

/** For tests: sends a request to handlers directly, with `token` as its XSRF header. */
export async function sendTo(
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

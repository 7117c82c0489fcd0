import { HttpResponse } from 'msw';
import { failure, notSignedIn } from '../handlers/envelopes.ts';

const malformedNames = [
  'malformed-html',
  'malformed-empty',
  'malformed-truncated',
  'malformed-text',
  'malformed-null',
  'malformed-lists',
  'malformed-messages',
] as const;

type MalformedName = (typeof malformedNames)[number] | 'malformed-huge';

/** Scenarios that give every call the same response. */
export type CannedName =
  | MalformedName
  | 'serverErrors'
  | 'httpErrors'
  | 'hostileText'
  | 'manyErrors'
  | 'status401'
  | 'status403'
  | 'status429';

/** Returns the kind of the nth response (from 0) in the scenario `malformed`. */
export function malformedRotation(turn: number): CannedName {
  return malformedNames[turn % malformedNames.length] ?? malformedNames[0];
}

/** Texts of a careless or hostile server, which the site must render as plain text. */
export const hostileTexts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'Paid to \u202Eelpmaxe.drawer\u202C and \u2067back\u2069 again.',
  'W'.repeat(10_000),
  'Emoji: 👩🏽‍🚀🏳️‍🌈🇮🇳 e\u0301\u0323\u0307',
];

const errorPage = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>';
const tenMegabytes = 10 * 1024 * 1024;

/** Returns a scenario's fixed response. */
export function cannedResponse(name: CannedName): Response {
  switch (name) {
    case 'serverErrors':
      return HttpResponse.json(
        failure(
          'SERVICE_BUSY',
          'The service is busy. Try again in a few minutes.',
          'Your request was not carried out.',
        ),
      );
    case 'httpErrors':
      return HttpResponse.html(errorPage, { status: 500 });
    case 'malformed-html':
      return HttpResponse.html(errorPage);
    case 'malformed-empty':
      return new HttpResponse(null, { status: 200 });
    case 'malformed-truncated':
      return json('{"ErrorCode":"SUCCESS","Errors":["You have');
    case 'malformed-text':
      return HttpResponse.text('OK');
    case 'malformed-null':
      return json('null');
    case 'malformed-lists':
      return json('{"ErrorCode":"SUCCESS","Errors":"none","Info":{"0":"Done"},"Data":7}');
    case 'malformed-messages':
      return json('{"ErrorCode":"SUCCESS","Errors":{"text":"No"},"Info":true,"Data":[]}');
    case 'malformed-huge':
      return HttpResponse.json(failure('HUGE', 'W'.repeat(tenMegabytes)));
    case 'hostileText':
      return HttpResponse.json({ ...failure('HOSTILE_TEXT', ...hostileTexts), Info: hostileTexts });
    case 'manyErrors':
      return HttpResponse.json(failure('MANY_ERRORS', ...thirtyErrors));
    case 'status401':
      return HttpResponse.json(notSignedIn, { status: 401 });
    case 'status403':
      return HttpResponse.json(failure('NOT_ALLOWED', 'You may not do this.'), { status: 403 });
    case 'status429':
      return HttpResponse.json(
        failure('TOO_MANY_CALLS', 'You tried too often. Wait half a minute and try again.'),
        { status: 429, headers: { 'Retry-After': '30' } },
      );
  }
}

const thirtyErrors = Array.from(
  { length: 30 },
  (_, index) => `Answer ${index + 1} is missing. Fill it in and send the form again.`,
);

function json(body: string): Response {
  return HttpResponse.text(body, { headers: { 'Content-Type': 'application/json' } });
}

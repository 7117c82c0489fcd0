import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Backend } from './backend.ts';
import { cookieNames } from './cookieNames.ts';
import { emptyEnvelope } from '../scenarios/emptyScenario.ts';
import { failure } from './envelopes.ts';
import { accountCalls } from './account.ts';
import { authCalls } from './auth.ts';
import type { Outcome, Body, Call, Caller } from './call.ts';
import { codeCalls } from './codes.ts';
import { isOwnForm } from './logout.ts';
import { createOnce, type Once } from './once.ts';
import { profileCalls } from './profile.ts';
import { referralCalls } from './referrals.ts';
import { reportCalls } from './reports.ts';
import { redemptionCalls } from './redemption.ts';
import { offerWallCalls } from './offerWalls.ts';
import { sessionCalls } from './session.ts';
import { surveyCalls } from './surveys.ts';
import { createScenarioPlayer } from '../scenarios/scenarioPlayer.ts';
import { scenarioNames } from '../scenarios/scenarios.ts';
import { endSession, startSession, userIdOf } from '../world/sessions.ts';

const calls: readonly Call[] = [
  ...authCalls,
  ...codeCalls,
  ...sessionCalls,
  ...accountCalls,
  ...surveyCalls,
  ...profileCalls,
  ...referralCalls,
  ...reportCalls,
  ...redemptionCalls,
  ...offerWallCalls,
];

/** The paths that the backend handles; all others belong to the site. */
export const callPaths: readonly string[] = calls.map((call) => call.path);

/** The call paths that are also the address of a page of the site. */
export const pagePaths: readonly string[] = calls
  .filter((call) => call.isPageToo)
  .map((call) => call.path);

/**
 * Creates the MSW handlers of all calls. Everything common to calls is handled here: scenarios,
 * methods, XSRF, parsing the body, and turning exceptions into a response with status 500.
 */
export function createHandlers(backend: Backend): HttpHandler[] {
  const play = createScenarioPlayer(backend.delay);
  const once = createOnce(backend.world);
  return calls.map((call) =>
    http.all(`*${call.path}`, async ({ request }) => {
      const scenario = call.ignoresScenarios ? 'specified' : backend.scenarioOf(request);
      if (scenario === undefined) return toResponse(unknownScenario());
      return play(scenario, request, async (isEmpty) => {
        try {
          return await carryOut({ backend, once, call }, request, isEmpty);
        } catch (error) {
          console.error(`The mock backend failed at ${call.path}:`, error);
          const envelope = failure('SERVER_ERROR', 'Something failed on our side. Try again.');
          return toResponse({ envelope, status: 500 });
        }
      });
    }),
  );
}

async function carryOut(
  { backend, once, call }: { backend: Backend; once: Once; call: Call },
  request: Request,
  isEmpty: boolean,
): Promise<Response> {
  const method = call.methods.find((allowed) => allowed === request.method);
  if (method === undefined) {
    const envelope = failure('METHOD_NOT_ALLOWED', `Use ${call.methods.join(' or ')} here.`);
    return toResponse({ envelope, status: 405 }, new Headers({ Allow: call.methods.join(', ') }));
  }
  const isTrusted = passesXsrf(backend, request) || (call.isNavigation && isOwnForm(request));
  if (method !== 'GET' && !isTrusted) {
    return toResponse({ envelope: xsrfRefusal, status: 403 });
  }
  const body = method === 'GET' ? {} : await readBody(request);
  if (body === undefined) {
    const envelope = failure('BAD_REQUEST', 'The request could not be read. Reload the page.');
    return toResponse({ envelope, status: 400 });
  }
  const headers = new Headers();
  const caller = createCaller(backend, request, body, headers);
  // Checked before a response is replayed, because it may be another member's.
  if (namesOtherMember(request, caller)) return toResponse(otherMember);
  const respond = () => call.respond(caller);
  const header = call.isOnce ? request.headers.get('Idempotency-Key') : null;
  const browserSecret = backend.xsrfCookieOf(request) ?? '';
  const keyedRequest = { header, path: call.path, body, userId: caller.userId, browserSecret };
  const outcome = once(keyedRequest, respond);
  return toResponse(isEmpty ? emptyOutcome(outcome, call) : outcome, headers);
}

/**
 * Whether a request names a member other than the session's (D60): in its body, or in the header of a
 * redemption, which is URI-encoded because header values must be ASCII.
 */
function namesOtherMember(request: Request, { userId, body }: Caller): boolean {
  if (userId === undefined) return false;
  const confirmedBy = request.headers.get('X-CB-Member');
  const namedIds = [body['UserId'], body['ReferredBy']].filter(
    (id) => id !== undefined && id !== null,
  );
  return (
    (confirmedBy !== null && confirmedBy !== encodeURI(userId)) ||
    namedIds.some((id) => id !== '' && id !== userId)
  );
}

const otherMember: Outcome = {
  envelope: failure(
    'OTHER_MEMBER',
    'Someone else is logged in now. Nothing was done. Reload the page to go on.',
  ),
  status: 409,
};

const xsrfRefusal = failure(
  'XSRF_REFUSED',
  'Your session could not be checked. Reload the page and try again.',
);

/**
 * Another site can send the cookies, but cannot read them to set the header. A sibling host can set
 * cookies, so the token of a session is not read from the cookie.
 */
function passesXsrf(backend: Backend, request: Request): boolean {
  const token = backend.xsrfTokenOf(request);
  return !!token && request.headers.get(`X-${cookieNames.xsrf}`) === token;
}

/**
 * Returns the body as an object, empty if there is none; `undefined` if it is not a JSON object.
 */
async function readBody(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function createCaller(backend: Backend, request: Request, body: Body, headers: Headers): Caller {
  const { world, providersOrigin } = backend;
  const token = backend.sessionTokenOf(request);
  function endCurrentSession(): void {
    if (token !== undefined) endSession(world, token);
  }
  return {
    world,
    body,
    sent: request,
    providersOrigin,
    userId: userIdOf(world, token),
    startSession: (userId) => {
      endCurrentSession();
      backend.storeSession(headers, startSession(world, userId));
    },
    endSession: () => {
      endCurrentSession();
      backend.storeSession(headers, undefined);
    },
  };
}

function emptyOutcome(outcome: Outcome, call: Call): Outcome {
  if (!('envelope' in outcome)) return outcome;
  return { ...outcome, envelope: emptyEnvelope(outcome.envelope, call.emptyScenario) };
}

function toResponse(outcome: Outcome, headers = new Headers()): Response {
  if ('redirect' in outcome) {
    headers.set('Location', outcome.redirect);
    return new HttpResponse(null, { status: 303, headers });
  }
  if ('html' in outcome) {
    headers.set('Content-Security-Policy', documentPolicy);
    return HttpResponse.html(outcome.html, { headers });
  }
  return HttpResponse.json(outcome.envelope, { status: outcome.status ?? 200, headers });
}

/** Prevents clickjacking: documents of the backend cannot be framed and load nothing. */
const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function unknownScenario(): Outcome {
  const envelope = failure('UNKNOWN_SCENARIO', `Ask for one of: ${scenarioNames.join(', ')}.`);
  return { envelope, status: 400 };
}

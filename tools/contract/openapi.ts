import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { wireEnvelope } from '../../packages/features/src/shared/wire/wireEnvelope.ts';
import { contractCalls, type ContractCall } from './contractCalls.ts';

const { ErrorCode, Errors, Info, Data } = wireEnvelope.entries;

/** The schema of every response. The site tolerates missing fields, a server sends them (API-01, API-02). */
export const envelope = v.object({
  ...wireEnvelope.entries,
  ErrorCode: v.nullable(ErrorCode.wrapped),
  Errors: v.nullable(Errors.wrapped),
  Info: v.nullable(Info.wrapped),
  Data: v.nullable(Data.wrapped),
});

/** Returns the JSON Schema of the input, which a server sends, without the site's own defaults. */
function schemaOf(schema: v.GenericSchema): object {
  const input = { typeMode: 'input', errorMode: 'ignore' } as const;
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ...input });
  return rest;
}

/** Returns the schema of a sample body, with the types of its fields. */
function bodySchema(sample: unknown): object {
  if (Array.isArray(sample)) return { type: 'array', items: bodySchema(sample[0]) };
  if (typeof sample === 'object' && sample !== null) {
    const fields = Object.entries(sample);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, value]) => [name, bodySchema(value)])),
      required: fields.map(([name]) => name),
    };
  }
  // An id is sent back unchanged, as a text or a number.
  return sample === '{userId}' ? { type: ['string', 'number'] } : { type: typeof sample };
}

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
});

const reference = { $ref: '#/components/schemas/Envelope' };
const status = (description: string) => ({ description, ...json(reference) });

const header = (name: string, description: string, required = false) => ({
  in: 'header',
  name,
  required,
  description,
  schema: { type: 'string' },
});

function operation(call: ContractCall): object {
  const { path, method, summary, body, data, isPublic, isOnce, takesCb } = call;
  const namesMember = takesCb || JSON.stringify(body)?.includes('{userId}');
  const parameters = [
    method !== 'get' && header('X-XSRF-TOKEN', 'The cookie XSRF-TOKEN.', true),
    isOnce && header('Idempotency-Key', 'Identifies a change that must happen once.'),
    takesCb && header('X-CB-Member', 'The member who confirmed it, URI-encoded.'),
  ].filter(Boolean);
  return {
    operationId: path.slice(1).replaceAll('/', '_'),
    summary,
    security: isPublic ? [] : [{ session: [] }],
    parameters,
    ...(body && { requestBody: json(bodySchema(body), body) }),
    responses: {
      200: {
        description: 'The requested data, or a refusal with its own code.',
        ...json({
          allOf: [reference],
          if: { properties: { ErrorCode: { const: 'SUCCESS' } } },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, and never awaited
          then: { properties: { Data: schemaOf(data) } },
        }),
      },
      ...(isOnce && { 400: status('The Idempotency-Key cannot be read.') }),
      ...(!isPublic && { 401: status('Nobody is logged in.') }),
      ...(method !== 'get' && { 403: status('The token or the origin of the call is wrong.') }),
      ...(namesMember && { 409: status('Someone else is logged in. Nothing was done.') }),
      ...(isOnce && { 422: status('The Idempotency-Key was used for something else.') }),
      429: status('Too often. Retry-After says when to try again.'),
    },
  };
}

/** Returns the OpenAPI document of a server for the site, from the schemas that parse the responses. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Server of CB Rewards',
    version: '1',
    description: 'Generated from the schemas of packages/features. docs/server.md has the rules.',
  },
  paths: Object.fromEntries(
    contractCalls.map((call) => [call.path, { [call.method ?? 'post']: operation(call) }]),
  ),
  components: {
    schemas: { Envelope: schemaOf(envelope) },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
  },
});

import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { wireEnvelope } from '../../packages/features/src/wire/wireEnvelope.ts';
import { contractCalls, type ContractCall } from './table.ts';

/** Returns the JSON Schema of the input, which a server sends, without the site's own defaults. */
function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
}

const envelope = {
  ...schemaOf(wireEnvelope),
  // The site tolerates missing fields, but a server must send all of them (API-01, API-02).
  required: ['ErrorCode', 'Errors', 'Info', 'Data'],
};

const reference = { $ref: '#/components/schemas/Envelope' };

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

function dataSchema({ record, hasRecord }: ContractCall): object {
  if (!record) return { type: 'array' };
  const item = schemaOf(record);
  // If a record is required, only the first is specified; otherwise every record is.
  return hasRecord
    ? { type: 'array', prefixItems: [item], minItems: 1 }
    : { type: 'array', items: item };
}

const header = (name: string, description: string, required: boolean) => ({
  in: 'header',
  name,
  required,
  description,
  schema: { type: 'string' },
});

const status = (description: string) => ({
  description,
  content: { 'application/json': { schema: reference } },
});

function operation(call: ContractCall): object {
  const { path, method, summary, body, needs, isOnce, takesCb } = call;
  const parameters = [
    ...(method === 'get' ? [] : [header('X-XSRF-TOKEN', 'The cookie XSRF-TOKEN.', true)]),
    ...(isOnce
      ? [header('Idempotency-Key', 'Identifies a change that must happen once.', false)]
      : []),
    ...(takesCb ? [header('X-CB-Member', 'The member who confirmed it, URI-encoded.', false)] : []),
  ];
  return {
    operationId: path.slice(1).replaceAll('/', '_'),
    summary,
    security: needs === 'member' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        content: { 'application/json': { schema: bodySchema(body), example: body } },
      },
    }),
    responses: {
      200: {
        description: 'The requested data, or a refusal with its own code.',
        content: {
          'application/json': {
            schema: {
              allOf: [reference],
              if: { properties: { ErrorCode: { const: 'SUCCESS' } } },
              // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, and never awaited
              then: { properties: { Data: dataSchema(call) } },
            },
          },
        },
      },
      ...(isOnce && { 400: status('The Idempotency-Key cannot be read.') }),
      ...(needs === 'member' && { 401: status('Nobody is logged in.') }),
      ...(method !== 'get' && {
        403: status("The token is not the session's, or the call came from another site."),
      }),
      ...((takesCb || JSON.stringify(body)?.includes('{userId}')) && {
        409: status('Someone else is logged in. Nothing was done.'),
      }),
      ...(isOnce && { 422: status('The Idempotency-Key was used for something else.') }),
      429: status('Too often. Retry-After says when to try again.'),
    },
  };
}

/**
 * Returns the OpenAPI document of a server for the site, from the schemas that parse the answers.
 */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Server of CB Rewards',
    version: '1',
    description:
      'Generated from the schemas of packages/features by tools/contract/openapi.test.ts. docs/deployment.md lists the other promises of a server.',
  },
  paths: Object.fromEntries(
    contractCalls.map((call) => [call.path, { [call.method ?? 'post']: operation(call) }]),
  ),
  components: {
    schemas: { Envelope: envelope },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
  },
});

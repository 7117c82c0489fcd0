import type { Reply } from '@cb/mocks/serve/testClient';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** The parts of an OpenAPI document that are used here. */
interface Operation {
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example: object } };
  };
}

export interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get?: Operation; readonly post?: Operation } | undefined>
  >;
}

/** Reads the calls of a document, and compiles the schemas of their answers. */
export function readDocument(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'openapi' });
  const operations = Object.entries(document.paths).flatMap(([path, { get, post } = {}]) => {
    const operation = get ?? post;
    return operation ? [{ path, method: get ? 'GET' : 'POST', operation }] : [];
  });
  const envelope = ajv.getSchema('openapi#/components/schemas/Envelope');
  return {
    operations,
    isEnvelope: (answer: unknown) => envelope?.(answer) === true,
    /** Returns the errors of a call's answer; `undefined` if it matches the schema. */
    faultsOf(path: string, answer: unknown): string | undefined {
      const method = document.paths[path]?.get ? 'get' : 'post';
      const pointer = `openapi#/paths/${path.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`;
      const validate = ajv.getSchema(pointer);
      if (validate?.(answer) === true) return undefined;
      return ajv.errorsText(validate?.errors, { dataVar: 'answer' });
    },
  };
}

/** Returns the code in an answer's envelope. */
export const codeOf = ({ json }: Reply): unknown =>
  typeof json === 'object' && json !== null && 'ErrorCode' in json ? json.ErrorCode : undefined;

/** Returns the records in an answer's envelope. */
export const dataOf = ({ json }: Reply): readonly unknown[] =>
  typeof json === 'object' && json !== null && 'Data' in json && Array.isArray(json.Data)
    ? json.Data
    : [];

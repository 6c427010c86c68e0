import * as Schema from 'effect/Schema';
import { createJsonSchemas, type JsonObject } from './documents.ts';
import { everyCall } from './http/api.ts';
import type { AnyCall } from './http/call.ts';
import { InvalidFields, refusalMessages, type RefusalCode } from './http/envelope.ts';
import { later } from './http/later.ts';

const REFUSAL = '#/components/schemas/Refusal';

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
const refusal = (code: RefusalCode): JsonObject => ({ $ref: `#/components/responses/${code}` });

const refusals = Object.fromEntries(
  Object.entries(refusalMessages).map(([code, description]) => [
    code,
    {
      description,
      ...(code === '429'
        ? {
            headers: {
              'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until it is worth trying again.' },
            },
          }
        : {}),
      content: json({ $ref: code === '422' ? '#/components/schemas/Invalid' : REFUSAL }),
    },
  ]),
);

/** The API as an OpenAPI 3.1 document, derived from the call table. */
export const openapi = (): JsonObject => {
  const schemas = createJsonSchemas('#/components/schemas/');
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [area, calls] of Object.entries(everyCall))
    for (const [name, spec] of Object.entries<AnyCall>(calls)) {
      const path = spec.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [spec.method.toLowerCase()]: operation(spec, `${area}.${name}`, area, schemas.of),
      };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khán Đài',
      version: '1',
      description:
        'Every answer is an envelope: `code` 200 with `data`, or a refusal with `message`, whose code the HTTP status mirrors. Ids are strings, times epoch milliseconds. An empty parameter is an absent one.',
    },
    paths,
    components: {
      parameters: headers,
      responses: { ...refusals, other: { description: 'Any other refusal.', content: json({ $ref: REFUSAL }) } },
      securitySchemes: {
        guest: { type: 'http', scheme: 'bearer', description: 'A guest token, or any better one.' },
        member: { type: 'http', scheme: 'bearer', description: "A member's access token." },
      },
      schemas: {
        ...schemas.named,
        Refusal: {
          type: 'object',
          properties: {
            code: { type: 'integer', enum: Object.keys(refusalMessages).map(Number) },
            data: {},
            message: { type: 'string' },
          },
          required: ['code', 'data', 'message'],
        },
        Invalid: {
          type: 'object',
          properties: { code: { const: 422 }, data: schemas.of(InvalidFields), message: { type: 'string' } },
          required: ['code', 'data', 'message'],
        },
      },
    },
  };
};

const header = (name: string, schema: JsonObject, description: string) => ({ name, in: 'header', schema, description });
const headers = {
  language: header('x-language', { enum: ['vi', 'en', 'zh'], default: 'vi' }, 'The language of names and labels.'),
  currency: header('Currency', { type: 'string', pattern: '^[A-Z]{3}$', default: 'VND' }, 'ISO 4217.'),
  client: header('X-Client-Type', { type: 'string', default: 'web' }, 'Who asks.'),
};

const security: Readonly<Record<AnyCall['needs'], readonly JsonObject[]>> = {
  nothing: [],
  guest: [{ guest: [] }, { member: [] }],
  member: [{ member: [] }],
};

const operation = (
  spec: AnyCall,
  operationId: string,
  area: string,
  schemaOf: (schema: Schema.Top) => JsonObject,
): JsonObject => {
  const served = !Object.values<AnyCall>(later).includes(spec);
  const input = schemaOf(Schema.toType(spec.input));
  const inPath = [...spec.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const properties = (input['properties'] ?? {}) as Readonly<Record<string, JsonObject>>;
  const required = (input['required'] ?? []) as readonly string[];
  const ofInput = spec.method === 'GET' || spec.body ? Object.entries(properties) : [];
  return {
    operationId,
    tags: [area],
    summary: spec.about,
    ...(served ? {} : { 'x-served': false }),
    security: security[spec.needs],
    'x-on401': spec.on401,
    parameters: [
      ...Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...ofInput.map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: required.includes(name),
        schema,
      })),
    ],
    ...(spec.method !== 'GET' ? { requestBody: bodyOf(spec, input) } : {}),
    responses: served
      ? answers(spec, schemaOf)
      : { 501: refusal(501), default: { $ref: '#/components/responses/other' } },
  };
};

const bytesOf = (types: readonly string[]): JsonObject => Object.fromEntries(types.map((type) => [type, {}]));

const bodyOf = ({ body }: AnyCall, input: JsonObject): JsonObject =>
  body
    ? { required: true, description: `At most ${body.maxBytes} bytes.`, content: bytesOf(body.types) }
    : { required: Array.isArray(input['required']) && input['required'].length > 0, content: json(input) };

const answers = (spec: AnyCall, schemaOf: (schema: Schema.Top) => JsonObject): JsonObject => ({
  200: {
    description: 'Done.',
    content: spec.file
      ? bytesOf(spec.file)
      : json({
          type: 'object',
          properties: { code: { const: 200 }, data: schemaOf(spec.data) },
          required: ['code', 'data'],
        }),
  },
  400: refusal(400),
  ...(spec.needs === 'nothing' ? {} : { 401: refusal(401) }),
  403: refusal(403),
  ...(spec.body ? { 413: refusal(413), 415: refusal(415) } : {}),
  422: refusal(422),
  429: refusal(429),
  default: { $ref: '#/components/responses/other' },
});

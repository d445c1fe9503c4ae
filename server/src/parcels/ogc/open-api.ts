import { collectionId, geoJsonType, type Links } from './links.ts'
import { crs84, largestLimit, usualLimit } from './items-query.ts'
import { queryables } from './queryables.ts'

const answered = (description: string, type = 'application/json') => ({
  '200': { description, content: { [type]: { schema: { type: 'object' } } } },
  '400': { $ref: '#/components/responses/Refused' },
  '404': { $ref: '#/components/responses/Refused' },
  '429': { $ref: '#/components/responses/Refused' },
  '500': { $ref: '#/components/responses/Refused' },
  '503': { $ref: '#/components/responses/Refused' },
})

const parameter = (name: string, description: string, schema: object, more: object = {}) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  style: 'form',
  explode: false,
  ...more,
})

const parameters = [
  parameter('bbox', 'Nur was in diesem Rechteck liegt: Westen, Süden, Osten, Norden.', {
    type: 'array',
    oneOf: [
      { minItems: 4, maxItems: 4 },
      { minItems: 6, maxItems: 6 },
    ],
    items: { type: 'number' },
  }),
  parameter('bbox-crs', 'Das Bezugssystem von bbox.', {
    type: 'string',
    format: 'uri',
    enum: [crs84],
    default: crs84,
  }),
  parameter('datetime', 'Ein Zeitpunkt oder Zeitraum; Grundstücke haben keinen, jedes passt.', {
    type: 'string',
  }),
  parameter('limit', 'Wie viele höchstens.', {
    type: 'integer',
    minimum: 1,
    maximum: largestLimit,
    default: usualLimit,
  }),
  parameter('after', 'Nur was nach diesem Grundstück kommt, wie es im Verweis „next“ steht.', {
    type: 'integer',
    minimum: 0,
  }),
  ...Object.entries(queryables).map(([name, { schema }]) =>
    parameter(name, 'Nur was genau diesen Wert hat.', schema),
  ),
]

/** The service in the words of OpenAPI 3.0. */
export const openApi = ({ landing, api }: Links, version: string) => ({
  openapi: '3.0.3',
  info: {
    title: 'Grundstücke der Allmende',
    description: 'OGC API – Features: öffentliche Grundstücke.',
    version,
  },
  servers: [{ url: landing('self').href }],
  externalDocs: { url: api('self').href },
  tags: [{ name: collectionId }],
  paths: {
    '/': { get: operation('getLandingPage', 'Einstieg', answered('Verweise')) },
    '/api': { get: operation('getApi', 'Diese Beschreibung', answered('OpenAPI 3.0')) },
    '/conformance': { get: operation('getConformance', 'Erfüllte Anforderungen', answered('Klassen')) },
    '/collections': { get: operation('getCollections', 'Sammlungen', answered('Sammlungen')) },
    [`/collections/${collectionId}`]: {
      get: operation('describeParcels', 'Die Sammlung', answered('Sammlung')),
    },
    [`/collections/${collectionId}/items`]: {
      get: operation('getParcels', 'Grundstücke', answered('Grundstücke', geoJsonType), parameters),
    },
    [`/collections/${collectionId}/items/{featureId}`]: {
      get: operation('getParcel', 'Ein Grundstück', answered('Grundstück', geoJsonType), [
        { name: 'featureId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ]),
    },
  },
  components: {
    responses: {
      Refused: {
        description: 'Warum es nicht ging.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
      },
    },
    schemas: {
      Fault: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' }, description: { type: 'string' } },
      },
    },
  },
})

function operation(operationId: string, summary: string, responses: object, given: readonly object[] = []) {
  return { operationId, summary, tags: [collectionId], parameters: given, responses }
}

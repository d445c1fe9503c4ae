import { featureText } from '@allmende/domain/parcels/exports/parcel-feature.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { publicParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { everyone, refuse } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { type Route, type Served, serves } from '../../http/route.ts'
import type { Context } from '../../rpc/method.ts'
import { listParcelsAfter } from '../exports/exported-parcels.queries.ts'
import { and, isSeen } from '../parcel-filter.ts'
import { collection, collections, conformance, landing } from './descriptions.ts'
import { itemsBody } from './items.ts'
import { crs84, demandNoParameters, type ItemsQuery, itemsQueryOf, type Query } from './items-query.ts'
import { apiType, collectionId, geoJsonType, linksAt } from './links.ts'
import { openApi } from './open-api.ts'
import { findPublicExtent } from './public-parcels.queries.ts'

/** Which version of the interface is described. */
const apiVersion = '1.0.0'

const json = (body: object, type = 'application/json'): Served => ({ body: JSON.stringify(body), type })
const asGeoJson = { 'content-crs': `<${crs84}>` }

/** Whoever asks is a visitor, whatever else she may be. */
const asVisitor = <Args extends unknown[]>(...args: Args) => ({ args, session: null })

function bare(request: FastifyRequest) {
  const { id = collectionId } = request.params as { id?: string }
  if (id !== collectionId) refuse('notFound')
  demandNoParameters(request.query)
  return asVisitor()
}

/** A page about the service itself. */
const page = (path: string, make: (context: Context) => Promise<Served> | Served) =>
  serves(path, {
    asks: bare,
    load: async () => ({}),
    allow: everyone,
    serve: async (context) => make(context),
  })

const routes = [
  ...['/ogc', '/ogc/'].map((path) => page(path, ({ home }) => json(landing(linksAt(home))))),
  page('/ogc/api', ({ home }) => json(openApi(linksAt(home), apiVersion), apiType)),
  page('/ogc/conformance', () => json(conformance)),
  page('/ogc/collections', async ({ home, db }) =>
    json(collections(linksAt(home), await findPublicExtent(db))),
  ),
  page('/ogc/collections/:id', async ({ home, db }) =>
    json(collection(linksAt(home), await findPublicExtent(db))),
  ),

  serves('/ogc/collections/:id/items', {
    asks: (request) => {
      if ((request.params as { id: string }).id !== collectionId) refuse('notFound')
      const query = request.query as Query
      return asVisitor(itemsQueryOf(query), query)
    },
    load: async (_context, _asked: ItemsQuery, _query: Query) => ({}),
    allow: everyone, // of those that everybody may know of
    serve: async ({ db, home, now }, _nothing, [asked, query]) => ({
      body: await itemsBody(db, { asked, query, links: linksAt(home), now }),
      type: geoJsonType,
      headers: asGeoJson,
    }),
  }),

  serves('/ogc/collections/:id/items/:featureId', {
    asks: (request) => {
      bare(request)
      const { featureId } = request.params as { featureId: string }
      const { data } = ParcelId.safeParse(/^\d{1,10}$/.test(featureId) ? Number(featureId) : null)
      return asVisitor(data ?? refuse('notFound'))
    },
    load: async ({ db }, id: number) => {
      const wanted = { viewing: 'outside', condition: and([isSeen('outside')]) } as const
      const [parcel] = (await listParcelsAfter(db, wanted, id - 1, 1)).parcels
      return parcel?.id === id ? parcel : null
    },
    allow: everyone, // of those that everybody may know of
    serve: async ({ home }, parcel) => {
      const links = linksAt(home)
      const text = featureText(publicParcel(parcel), {
        links: [links.item(parcel.id)('self'), links.collection('collection')],
      })
      return { body: text, type: geoJsonType, headers: asGeoJson }
    },
  }),
]

/** OGC API – Features: public parcels for every GIS, whatever page or program asks. */
export const ogcRoutes: readonly Route[] = routes.map((route) => ({
  ...route,
  anyOrigin: true,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'content-crs, link',
    'cross-origin-resource-policy': 'cross-origin',
  },
  errorBody: (status, description) => ({ code: codes[status] ?? 'ServerError', description }),
}))

const codes: Readonly<Record<number, string>> = {
  400: 'InvalidParameterValue',
  404: 'NotFound',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
}

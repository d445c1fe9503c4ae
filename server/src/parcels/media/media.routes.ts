import { ServerId } from '@allmende/domain/parcels/folder.ts'
import { isPublicMedia, mediaPolicy, type SeenMedia } from '@allmende/domain/parcels/media.policy.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serves } from '../../http/route.ts'
import { sendingMedia } from './media-forms.routes.ts'
import { mediaPermits } from './media-permits.ts'
import { findSeenMedia } from './seen-media.queries.ts'
import { type Headers, sentMedia, servedOf } from './sent-media.ts'

const Address = z.object({ propertyId: z.coerce.number().pipe(ParcelId), id: ServerId })
const number = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
const Query = z.object({
  size: z.enum(['thumbnail', 'preview', 'web', 'original']).default('web'),
  tile: z
    .string()
    .max(20)
    .transform((text) => text.split('-'))
    .pipe(z.tuple([number, number, number]))
    .optional(),
  permit: z.string().optional(),
})

/** One picture, in one size or one piece of it. */
export type WantedMedia = z.output<typeof Query> & z.output<typeof Address>

export const mediaRoutes = [
  sendingMedia,

  /** A picture: to everyone where it is public, else to those inside, who say who they are in a header or the address. */
  serves('/api/v1/files/gis/media/:propertyId/:id', {
    forPictures: true,
    alsoHead: true,
    asks: async (request, house, now) => {
      const wanted = wantedIn(request)
      const args: [WantedMedia, Headers] = [wanted, headersIn(request)]
      if (wanted.permit === undefined) return { args }
      const { args: permitted, ...asked } = await mediaPermits.asks(request, house, now)
      if (permitted[0].parcelId !== wanted.propertyId) refuse('downloadUnknown')
      return { ...asked, args }
    },
    load: async ({ db }, wanted: WantedMedia, _headers: Headers) => {
      const media = await findSeenMedia(db, wanted.propertyId, wanted.id)
      return media && { media, wanted }
    },
    allow: (actor, { media, wanted }) => mediaPolicy.view(actor, media, wanted.tile ? 'tile' : wanted.size),
    serve: async (context, { media, wanted }, [, headers]) => {
      const served = existing(await servedOf(context.db, media, wanted))
      return sentMedia(context, served, headers, caching(media, wanted, served.isOriginal))
    },
  }),
]

/**
 * What is public may not be so tomorrow; what an address has permitted it permits for a while. What was sent is for
 * those inside alone, whoever sees the rest, and says where it was taken: nothing on the way keeps it.
 */
function caching(media: SeenMedia, { permit }: WantedMedia, isOriginal: boolean): string {
  if (isOriginal) return 'private, no-store'
  if (permit !== undefined) return 'private, max-age=3600'
  return isPublicMedia(media) ? 'public, max-age=60, must-revalidate' : 'private, no-cache'
}

/** Whatever is no address of a picture leads nowhere. */
function wantedIn({ params, query }: FastifyRequest): WantedMedia {
  const [address, asked] = [Address.safeParse(params), Query.safeParse(query)]
  return address.success && asked.success ? { ...address.data, ...asked.data } : refuse('notFound')
}

const headersIn = ({ headers }: FastifyRequest): Headers => ({
  range: headers.range,
  ifRange: headers['if-range'] as string | undefined,
  ifNoneMatch: headers['if-none-match'],
})

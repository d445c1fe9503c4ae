import type { ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { publicParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { Db } from '../database/schema.ts'
import { listParcelsAfter } from './exports/exported-parcels.queries.ts'
import { findMedia, listedImages } from './media/listed-media.queries.ts'
import { isSeen } from './parcel-filter.ts'

/** What everybody may know of a parcel, without its shape and its files, and the first of its pictures. */
export type SharedParcel = { parcel: Property; picture: ParcelImage | null }

/** Null where there is none that everybody may know of. */
export async function findSharedParcel(db: Db, id: number): Promise<SharedParcel | null> {
  const wanted = { viewing: 'outside', condition: isSeen('outside'), withoutShapes: true } as const
  const [whole] = (await listParcelsAfter(db, wanted, id - 1, 1)).parcels
  if (whole?.id !== id) return null
  const images = whole.publicFields.includes('images') ? await findImages(db, id) : []
  const parcel = publicParcel({ ...whole, images })
  return { parcel, picture: parcel.images?.[0] ?? null }
}

async function findImages(db: Db, id: number): Promise<ParcelImage[]> {
  const row = await db.selectFrom('parcels').select('images').where('id', '=', id).executeTakeFirst()
  if (!row || row.images.length === 0) return []
  return listedImages(id, row.images, await findMedia(db, id))
}

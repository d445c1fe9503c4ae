import {
  type MediaProblem,
  mediaPath,
  type Panorama,
  type ParcelImage,
} from '@allmende/domain/parcels/parcel-media.ts'
import type { Db } from '../../database/schema.ts'
import type { ListedImage, ListedPanorama } from '../parcels.tables.ts'

type MediaFacts = Omit<Panorama, 'id' | 'name' | 'url' | 'markers'>

const problemOf = (fileState: string): MediaProblem => (fileState === 'INFECTED' ? 'infected' : 'unreadable')

/** What is known of the pictures of a parcel beside where they are listed, by their numbers. */
export async function findMedia(db: Db, parcelId: number): Promise<ReadonlyMap<string, MediaFacts>> {
  const rows = await db
    .selectFrom('parcelFiles')
    .innerJoin('parcelMedia', 'parcelMedia.serverId', 'parcelFiles.serverId')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
    .select([
      'parcelFiles.serverId',
      'parcelFiles.name',
      'parcelFiles.created',
      'storedFiles.size',
      'storedFiles.state as fileState',
      'parcelMedia.state',
      'width',
      'height',
      'tiles',
    ])
    .where('parcelId', '=', parcelId)
    .execute()
  return new Map(
    rows.map(({ serverId, name, created, size, tiles, fileState, ...facts }) => [
      serverId,
      {
        ...facts,
        ...(facts.state === 'FAILED' && { problem: problemOf(fileState) }),
        originalFileName: name,
        fileSizeInBytes: size,
        created: created.toISOString(),
        levels: (tiles ?? []).map(({ width, cols, rows: count }) => ({ width, cols, rows: count })),
      },
    ]),
  )
}

export const listedImages = (
  parcelId: number,
  images: readonly ListedImage[],
  media: ReadonlyMap<string, MediaFacts>,
): ParcelImage[] =>
  images.flatMap(({ id, name }) => {
    const facts = media.get(id)
    if (!facts) return []
    const { levels: _levels, ...own } = facts
    return [{ id, name, url: mediaPath(parcelId, id), ...own }]
  })

export const listedPanoramas = (
  parcelId: number,
  panoramas: readonly ListedPanorama[],
  media: ReadonlyMap<string, MediaFacts>,
): Panorama[] =>
  panoramas.flatMap(({ id, name, markers }) => {
    const facts = media.get(id)
    return facts ? [{ id, name, markers, url: mediaPath(parcelId, id), ...facts }] : []
  })

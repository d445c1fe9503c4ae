import { bySystem } from '@allmende/domain/actor.ts'
import type { Db } from '../../database/schema.ts'
import { addFile } from '../../files/stored-files.queries.ts'
import type { ReceivedFile } from '../../files/uploads/upload-target.ts'
import { nothing } from '../../rpc/method.ts'
import { systemStep } from '../../rpc/system.ts'
import { parcelChanged } from '../parcel-events.ts'
import type { TileLevel } from '../parcels.tables.ts'
import type { MadeSizes } from './made-files.ts'
import { lockMade, setFailed, setSizes, setTiles } from './making.queries.ts'

const kept = (db: Db, { name: _name, ...file }: ReceivedFile, now: Date) => addFile(db, file, 'system', now)

/** The sizes of a picture are there: it is shown from now on. */
export const sizesMade = systemStep({
  load: async ({ db }, serverId: string, _sizes: MadeSizes, _isOver: boolean) => {
    const media = await lockMade(db, serverId)
    return media && media.webFileId === null ? media : null
  },
  allow: bySystem,
  run: async ({ db, now }, { serverId }, [, sizes, isOver]) => {
    const files = {
      thumbnailFileId: await kept(db, sizes.thumbnail, now),
      previewFileId: await kept(db, sizes.preview, now),
      webFileId: await kept(db, sizes.web, now),
    }
    await setSizes(db, serverId, files, isOver)
    return true
  },
  record: nothing, // the log knows what was sent
  announce: ({ parcelId }) => [parcelChanged(parcelId)],
})

/** The pieces of a panorama are there. */
export const tilesMade = systemStep({
  load: async ({ db }, serverId: string, _made: { file: ReceivedFile; tiles: TileLevel[] }) => {
    const media = await lockMade(db, serverId)
    return media && media.tilesFileId === null ? media : null
  },
  allow: bySystem,
  run: async ({ db, now }, { serverId }, [, { file, tiles }]) => {
    await setTiles(db, serverId, await kept(db, file, now), tiles)
    return true
  },
  record: nothing,
  announce: ({ parcelId }) => [parcelChanged(parcelId)],
})

/** Nothing more will be made of it. */
export const makingFailed = systemStep({
  load: async ({ db }, serverId: string) => (await lockMade(db, serverId)) ?? null,
  allow: bySystem,
  run: async ({ db }, { serverId }) => {
    await setFailed(db, serverId)
    return true
  },
  record: nothing,
  announce: ({ parcelId }) => [parcelChanged(parcelId)],
})

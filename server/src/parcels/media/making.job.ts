import type { Logger } from 'pino'
import type { Db } from '../../database/schema.ts'
import { forgetReceived } from '../../files/uploads/received-file.ts'
import { workOff } from '../../jobs/due.ts'
import type { Job } from '../../jobs/schedule.ts'
import { PictureFaulty } from '../../pictures/workshop.ts'
import type { ActAsSystem } from '../../rpc/system.ts'
import { laidOpen } from './looked-at.ts'
import { levelsToMake, madeSizes, madeTiles, type MakingTools } from './made-files.ts'
import { makingFailed, sizesMade, tilesMade } from './made-media.ts'
import { postponeMaking, takeToMake, type ToMake } from './making.queries.ts'

export type MakingParts = MakingTools & { db: Db; log: Logger; act: ActAsSystem }

const minute = 60_000
/** Longer than the largest picture takes. */
const longest = 20 * minute
const mostTries = 4

/** Makes what is shown of pictures, one after the other; one that fails is tried again later and holds up no other. */
export const makingJob = (parts: MakingParts): Job => ({
  name: 'media',
  every: 30_000,
  work: () =>
    workOff(
      () => takeToMake(parts.db, new Date(), new Date(Date.now() + longest)),
      (media) => make(parts, media),
    ),
})

async function make(parts: MakingParts, media: ToMake): Promise<void> {
  const { db, log, act } = parts
  const { serverId, tries } = media
  /** What lies in the storage and belongs to nothing yet. */
  const keys: string[] = []
  try {
    if (tries > mostTries) throw new Error('it was tried too often')
    await parts.pictures.during('the making of sizes', async (folder) => {
      const place = { folder, source: await laidOpen(parts, media.original, folder), keys }
      const levels = levelsToMake(media)
      if (media.webFileId === null) {
        const sizes = await madeSizes(parts, media, place)
        if (await act(sizesMade, new Date(), serverId, sizes, levels.length === 0)) keys.splice(0)
      }
      if (levels.length === 0) return
      const tiles = await madeTiles(parts, levels, place)
      if (await act(tilesMade, new Date(), serverId, tiles)) keys.splice(0)
    })
  } catch (error) {
    const isLast = error instanceof PictureFaulty || tries >= mostTries
    log[isLast ? 'error' : 'warn'](
      { err: error, media: serverId, tries },
      isLast ? 'a picture cannot be shown' : 'a picture could not be made, trying again',
    )
    if (isLast) await act(makingFailed, new Date(), serverId)
    else await postponeMaking(db, serverId, new Date(Date.now() + tries * minute))
  } finally {
    // It was dropped meanwhile, or something failed.
    await forgetReceived(
      parts,
      keys.map((key) => ({ key })),
    )
  }
}

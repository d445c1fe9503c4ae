import { bySystem } from '@allmende/domain/actor.ts'
import type { LibraryProblem } from '@allmende/domain/archive/archive.texts.ts'
import type { HouseParts } from '../rpc/calls.ts'
import { actingAsSystem, systemStep } from '../rpc/system.ts'
import { findSettings } from '../settings/settings.queries.ts'
import { tenderChanged } from '../tenders/announcing.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { archiveName } from './archive-links.ts'
import { type Archive, findArchiveById, setArchive, setLibraryFailed } from './archives.queries.ts'
import { LibraryRefused } from './library.ts'
import { archiveBytes, madeArchive } from './made-archive.ts'

const minute = 60_000
/** After how long it is tried again, the last for ever: as long as the archive is there nothing is lost. */
const pauses = [minute, 5 * minute, 15 * minute, 60 * minute]

/** Hands an archive to the file library of the settings. */
export async function handOver(house: HouseParts, archive: Archive, clock: () => Date): Promise<void> {
  const { db, services, log } = house
  const { library } = services
  const made = library && archive.libraryState !== 'DONE' ? await madeArchive(db, archive.id) : null
  const tender = made && (await findTenderHead(db, archive.tenderId))
  if (!library || !made || !tender) {
    await setArchive(db, archive.id, { due: null })
    return
  }
  await setArchive(db, archive.id, { libraryState: 'SENDING', libraryTried: clock() })
  const { filesUrl, filesRepo } = await findSettings(db)
  const name = archiveName(archive, tender.name)
  const { size } = made.image
  try {
    await library.put(
      { url: filesUrl, repo: filesRepo },
      { name, size, read: () => archiveBytes(services, made, { from: 0, to: size }) },
    )
  } catch (error) {
    log.warn({ err: error, archive: archive.id }, 'the file library has not taken an archive, trying again')
    const problem: LibraryProblem = error instanceof LibraryRefused ? error.problem : 'DOWN'
    const pause = pauses[Math.min(archive.libraryAttempts, pauses.length - 1)] ?? minute
    await setLibraryFailed(db, archive, problem, new Date(clock().getTime() + pause))
    return
  }
  await actingAsSystem(house)(handedOver, clock(), archive.id, `${new URL(filesUrl).origin}/${name}`)
}

const handedOver = systemStep({
  load: async ({ db }, id: number, _where: string) => {
    const archive = await findArchiveById(db, id)
    const tender = archive && (await findTenderHead(db, archive.tenderId))
    return archive && tender && { archive, tender }
  },
  allow: bySystem,
  run: ({ db }, { archive }) =>
    setArchive(db, archive.id, { libraryState: 'DONE', libraryProblem: null, due: null }),
  record: ({ archive, tender }, _done, [, where]) => ({
    type: 'ARCHIVE_EXPORTED',
    projectId: tender.id,
    data: {
      project: tender.name,
      user: archive.askedBy,
      ...(archive.manifest && { hash: archive.manifest.toString('hex') }),
      changes: [{ label: 'Dateiablage', oldValue: null, newValue: where }],
    },
  }),
  announce: ({ tender }) => tenderChanged(tender.id),
})

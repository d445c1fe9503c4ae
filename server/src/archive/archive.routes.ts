import { archivePolicy } from '@allmende/domain/archive/archive.policy.ts'
import { refuse, refused } from '@allmende/domain/verdict.ts'
import { SealBroken } from '../files/sealing/envelope.ts'
import { type AskedPart, serveBytes } from '../files/serving.ts'
import { FileMissing } from '../files/storage.ts'
import { asRefusal } from '../files/storage-refusals.ts'
import { serves } from '../http/route.ts'
import { listLots } from '../tenders/lots.queries.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { archiveName, archivePermits } from './archive-links.ts'
import { expiryOf, findArchiveByKey } from './archives.queries.ts'
import { archiveBytes, madeArchive } from './made-archive.ts'

const isBroken = (error: unknown): boolean => error instanceof SealBroken || error instanceof FileMissing

export const archiveRoutes = [
  /** An archive to whoever holds its signed address; who was interrupted goes on where she was. */
  serves('/api/v1/downloads/archives/:name', {
    asks: async (request, house, now) => {
      const { args, ...asked } = await archivePermits.asks(request, house, now)
      const { range, 'if-range': ifRange } = request.headers
      const part: AskedPart = { range, ifRange: ifRange as string | undefined }
      return { ...asked, args: [...args, part] as [{ archive: string }, AskedPart] }
    },
    load: async ({ db, now }, { archive: key }: { archive: string }, _part: AskedPart) => {
      const archive = await findArchiveByKey(db, key)
      const tender = archive && (await findTenderHead(db, archive.tenderId))
      if (!archive || !tender || archive.state !== 'READY' || expiryOf(archive) <= now) return null
      return { archive, tender, lots: await listLots(db, tender.id) }
    },
    allow: archivePolicy.export,
    record: ({ archive, tender }) => ({
      type: 'FILE_DOWNLOADED',
      projectId: tender.id,
      data: {
        project: tender.name,
        file: archiveName(archive, tender.name),
        ...(archive.manifest && { hash: archive.manifest.toString('hex') }),
      },
    }),
    serve: async (context, { archive, tender }, [, part]) => {
      const made = (await madeArchive(context.db, archive.id)) ?? refuse('archiveNotMade')
      const served = await serveBytes(
        {
          name: archiveName(archive, tender.name),
          type: 'application/zip',
          tag: `"${archive.manifest?.toString('hex') ?? archive.key}"`,
          size: made.image.size,
          read: (span) => archiveBytes(context, made, span),
        },
        part,
      ).catch((error: unknown) => {
        if (isBroken(error)) return refuse('archiveBroken')
        throw asRefusal(context.log, error)
      })
      return { ...served, brokenOff: (error) => (isBroken(error) ? refused('archiveBroken') : null) }
    },
  }),
]

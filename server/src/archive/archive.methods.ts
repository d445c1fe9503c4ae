import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import type { ArchiveState, archiveContract } from '@allmende/domain/archive/archive.contract.ts'
import { archivePolicy } from '@allmende/domain/archive/archive.policy.ts'
import { archiveProblems, libraryProblems } from '@allmende/domain/archive/archive.texts.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { type Context, methodsOf, nothing } from '../rpc/method.ts'
import { tenderChanged } from '../tenders/announcing.ts'
import { listLots } from '../tenders/lots.queries.ts'
import { findTenderHead, lockTenderHead } from '../tenders/tenders.queries.ts'
import { archiveLink } from './archive-links.ts'
import {
  type Archive,
  beginArchive,
  countParts,
  expiryOf,
  findArchive,
  findArchiveById,
  setArchive,
} from './archives.queries.ts'

const { read, change } = methodsOf<typeof archiveContract>()

/** Whoever asks again and again does not make the file library be tried as often. */
const shortestPause = 10_000

const none: ArchiveState = {
  state: 'NONE',
  done: 0,
  total: 0,
  doing: null,
  link: null,
  problem: null,
  sealed: false,
  size: null,
  hash: null,
  made: null,
  askedBy: null,
  expires: null,
  library: { state: 'NONE', problem: null },
}

async function stateOf(context: Context, archive: Archive | null, name: string): Promise<ArchiveState> {
  if (!archive) return none
  const { language } = context
  const isReady = archive.state === 'READY'
  return {
    ...(await countParts(context.db, archive.id)),
    state: archive.state,
    link: isReady ? await archiveLink(context, archive, name) : null,
    problem: archive.problem && say(archiveProblems[archive.problem], language),
    sealed: archive.hasSealed,
    size: archive.size === null ? null : Number(archive.size),
    hash: archive.manifest?.toString('hex') ?? null,
    made: archive.made,
    askedBy: archive.askedBy,
    expires: expiryOf(archive),
    library: {
      state: archive.libraryState,
      problem: archive.libraryProblem && say(libraryProblems[archive.libraryProblem], language),
    },
  }
}

/** A tender with what decides whether it is exported, and the archive it has. */
const exportable = async ({ db, now }: Context, tender: TenderHead | null) =>
  tender && {
    tender,
    lots: await listLots(db, tender.id),
    archive: await findArchive(db, tender.id, now),
  }

export const archiveMethods = [
  change('exportArchive', {
    first: signedIn,
    load: async (context, projectId) => exportable(context, await lockTenderHead(context.db, projectId)),
    allow: archivePolicy.export,
    // What links are signed with is looked up once, and never inside a transaction.
    before: ({ secretKey }) => secretKey(),
    run: async (context, { tender, archive }, [, { sealed, anew = false } = {}]) => {
      const { db, now, actor, library } = context
      const isOther = sealed !== undefined && sealed !== archive?.hasSealed
      if (!archive || anew || isOther) {
        const begun = await beginArchive(
          db,
          {
            tenderId: tender.id,
            hasSealed: sealed ?? archive?.hasSealed ?? false,
            askedBy: nameOf(actor),
            libraryState: library ? 'WAITING' : 'NONE',
          },
          now,
        )
        return stateOf(context, begun, tender.name)
      }
      await tryAgain(context, archive)
      return stateOf(context, await findArchiveById(db, archive.id), tender.name)
    },
    // The log tells of it once it is made, with what it adds up to and who asked for it.
    record: nothing,
    announce: ({ tender }) => tenderChanged(tender.id),
    wakes: ['archive'],
  }),

  read('getArchive', {
    first: signedIn,
    load: async (context, projectId) => exportable(context, await findTenderHead(context.db, projectId)),
    allow: archivePolicy.export,
    after: (context, { tender, archive }) => stateOf(context, archive, tender.name),
    show: (_actor, state) => state,
  }),
]

/** What has failed is tried at once instead of later; what is done of it stays. */
async function tryAgain({ db, now }: Context, archive: Archive): Promise<void> {
  if (archive.state === 'FAILED')
    await setArchive(db, archive.id, { state: 'MAKING', problem: null, attempts: 0, due: now })
  const tried = archive.libraryTried?.getTime() ?? 0
  if (archive.libraryState === 'FAILED' && now.getTime() - tried >= shortestPause)
    await setArchive(db, archive.id, { due: now })
}

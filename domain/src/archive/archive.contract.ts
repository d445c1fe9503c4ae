import { z } from 'zod'
import { CountedId, Instant, type Methods } from '../method.ts'

/** How far an archive has come; `NONE` where nobody asked for one, or it has had its time. */
export const archiveStates = ['NONE', 'MAKING', 'READY', 'FAILED'] as const
export type ArchiveProgress = (typeof archiveStates)[number]

/** How far it has come on its way into the file library; `NONE` where none is set up. */
export const libraryStates = ['NONE', 'WAITING', 'SENDING', 'DONE', 'FAILED'] as const
export type LibraryProgress = (typeof libraryStates)[number]

export const ArchiveState = z.object({
  state: z.enum(archiveStates),
  /** Of so many parts so many are done. */
  done: z.int(),
  total: z.int(),
  /** What is being worked on: where in the archive it lies. */
  doing: z.string().nullable(),
  /** A signed address, once it is made. */
  link: z.string().nullable(),
  problem: z.string().nullable(),
  /** Whether what nobody has opened is in it, as ciphertext. */
  sealed: z.boolean(),
  size: z.int().nullable(),
  /** The SHA-256 of its manifest, as the log has it. */
  hash: z.string().nullable(),
  made: Instant.nullable(),
  askedBy: z.string().nullable(),
  /** From then on it has to be made anew. */
  expires: Instant.nullable(),
  library: z.object({ state: z.enum(libraryStates), problem: z.string().nullable() }),
})
export type ArchiveState = z.infer<typeof ArchiveState>

export const ArchiveWish = z.object({
  /** What nobody has opened goes in as ciphertext; another wish than before makes the archive anew. */
  sealed: z.boolean().optional(),
  /** Makes it anew although there is one. */
  anew: z.boolean().optional(),
})
export type ArchiveWish = z.infer<typeof ArchiveWish>

export const archiveContract = {
  /** Begins, goes on after a failure, and in any case tells how far it is. */
  exportArchive: {
    kind: 'change',
    args: z.tuple([CountedId, ArchiveWish.optional()]),
    result: ArchiveState,
  },
  /** The same for whoever only looks. */
  getArchive: {
    kind: 'read',
    args: z.tuple([CountedId]),
    result: ArchiveState,
    shows: { entity: 'project', idAt: 0 },
  },
} as const satisfies Methods

import { cleanFileName } from '@allmende/domain/files/file-names.ts'
import { isProgram } from '@allmende/domain/files/file-types.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { discardedBytesOf } from '../stored-files.queries.ts'
import { bytesToComeFrom } from './uploads.queries.ts'

/** How a file will be called; programs are not taken. */
export function usableName(given: string): string {
  const name = cleanFileName(given) ?? refuse('fileNameUnusable')
  if (isProgram(new Uint8Array(), name)) refuse('fileTypeRefused', { values: { name } })
  return name
}

/**
 * Whether there is space for it beside what its sender has announced already, and whether she did not use it up. What
 * others only announced takes nobody's space; as it comes it is asked for again.
 */
export async function ensureSpace(context: Context, length: number): Promise<void> {
  const { db, storage, config, now, actor } = context
  const free = await storage.free()
  const ofHers = actor.kind === 'user' ? await bytesToComeFrom(db, actor.email, now) : 0
  if (free !== null && free - ofHers - length < config.files.limits.reserve) refuse('storageFull')
  await ensureFewDeleted(context, length)
}

/** What somebody deleted takes its space for a while yet. */
export async function ensureFewDeleted({ db, actor, config }: Context, length: number): Promise<void> {
  const discarded = actor.kind === 'user' ? await discardedBytesOf(db, actor.email) : 0
  if (discarded + length > config.files.limits.perRoom) refuse('tooMuchDeleted')
}

import { cleanFileName } from '@allmende/domain/files/file-names.ts'
import { isProgram } from '@allmende/domain/files/file-types.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { discardedBytesOf } from '../stored-files.queries.ts'

/** How a file will be called; programs are not taken. */
export function usableName(given: string): string {
  const name = cleanFileName(given) ?? refuse('fileNameUnusable')
  if (isProgram(new Uint8Array(), name)) refuse('fileTypeRefused', { values: { name } })
  return name
}

/** Whether there is space at all, and whether it is not the sender who used it up with what was deleted. */
export async function ensureSpace({ db, actor, storage, config }: Context, length: number): Promise<void> {
  const { perRoom, reserve } = config.files.limits
  const free = await storage.free()
  if (free !== null && free - length < reserve) refuse('storageFull')
  const discarded = actor.kind === 'user' ? await discardedBytesOf(db, actor.email) : 0
  if (discarded + length > perRoom) refuse('tooMuchDeleted')
}

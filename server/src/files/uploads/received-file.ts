import { Refusal } from '@allmende/domain/verdict.ts'
import { newFileKey } from '../sealing/envelope.ts'
import { newHeader } from '../sealing/header.ts'
import { nothingYet, receive } from './receiving.ts'
import { RunningHashes } from './running-hashes.ts'
import type { ReceivedFile } from './upload-target.ts'
import type { Context } from '../../rpc/method.ts'

/** What comes in one go, sealed and stored under this key. */
export async function receivedWhole(
  { storage, keys, scanner }: Pick<Context, 'storage' | 'keys' | 'scanner'>,
  fileKey: string,
  { name, content }: { name: string; content: AsyncIterable<Buffer> },
  largest: number,
): Promise<ReceivedFile> {
  const header = newHeader(keys, fileKey, newFileKey())
  // It never goes on where it broke off, so nothing of it need be remembered.
  const parts = { storage, keys, hashes: new RunningHashes() }
  const bounds = { length: null, largest }
  const { whole, failure } = await receive(parts, { fileKey, header, name }, nothingYet, content, bounds)
  if (failure) throw failure
  if (!whole) throw new Refusal({ allowed: false, reason: 'fileEmpty', values: { name } })
  const { sha256, type, size } = whole
  return { key: fileKey, header, sha256, type, size, name, isChecked: scanner !== null }
}

/** What was refused leaves nothing behind. */
export async function forgetReceived(
  { storage }: Pick<Context, 'storage'>,
  files: readonly { key: string }[],
): Promise<void> {
  for (const { key } of files) await storage.remove(key).catch(() => undefined)
}

import type { Db } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Header, SealBroken } from './envelope.ts'
import { rewrapped } from './header.ts'
import { MasterKeyFault } from './key-file.ts'
import { lockKeyRegister, removeOtherKeys } from './key-register.queries.ts'
import { type MasterKeys, SecretBroken } from './master-keys.ts'

/** Files whose headers can be renewed. */
export type WrappedFiles = {
  /** Some of those wrapped with another key than this one, locked until the end of the transaction. */
  listWrappedWith: (db: Db, keyIdNot: string, limit: number) => Promise<{ id: string; header: Header }[]>
  setHeader: (db: Db, id: string, header: Header) => Promise<void>
}

/** Small secrets that can be sealed anew. */
export type SealedSecrets = {
  /** Some of those that begin otherwise, locked until the end of the transaction. */
  listSealedOtherwise: (db: Db, prefix: Buffer, limit: number) => Promise<SealedSecret[]>
  setSealed: (db: Db, id: string, sealed: Buffer) => Promise<void>
}
export type SealedSecret = { id: string; purpose: string; sealed: Buffer }

/** Everything that hangs on the master keys. */
export type SealedThings = { files: readonly WrappedFiles[]; secrets: readonly SealedSecrets[] }

/** `broken`: what could not be renewed, and why; `released`: keys that nothing needs any more. */
export type Rotation = { files: number; secrets: number; broken: string[]; released: string[] }

/** Puts everything under the key that wraps today, in batches that each stand; killed, it goes on where it was. */
export async function rotateKeys(
  db: Db,
  keys: MasterKeys,
  things: SealedThings,
  batchSize = 200,
): Promise<Rotation> {
  const steps = {
    files: things.files.map((files) => renewingFiles(keys, files)),
    secrets: things.secrets.map((secrets) => renewingSecrets(keys, secrets)),
  }
  const broken = new Map<string, string>()
  const counts = { files: 0, secrets: 0 }
  for (const kind of ['files', 'secrets'] as const)
    for (const step of steps[kind]) counts[kind] += await renewAll(db, step, broken, batchSize)

  const released = await inTransaction(db, async (tx) => {
    await lockKeyRegister(tx)
    for (const { list } of [...steps.files, ...steps.secrets]) if ((await list(tx, 1)).length > 0) return []
    return removeOtherKeys(tx, keys.wrappingId)
  })
  return { ...counts, broken: [...broken.values()], released }
}

/** What still hangs on another key, each with how it is renewed. */
type Stale = { name: string; renew: () => () => Promise<void> }
type Step = { list: (db: Db, limit: number) => Promise<Stale[]> }

const renewingFiles = (keys: MasterKeys, { listWrappedWith, setHeader }: WrappedFiles): Step => ({
  list: async (db, limit) =>
    (await listWrappedWith(db, keys.wrappingId, limit)).map(({ id, header }) => ({
      name: `file ${id}`,
      renew: () => {
        const renewed = rewrapped(keys, id, header)
        return () => setHeader(db, id, renewed)
      },
    })),
})

const renewingSecrets = (keys: MasterKeys, { listSealedOtherwise, setSealed }: SealedSecrets): Step => ({
  list: async (db, limit) =>
    (await listSealedOtherwise(db, keys.sealPrefix, limit)).map(({ id, purpose, sealed }) => ({
      name: `secret ${purpose}`,
      renew: () => {
        const renewed = keys.seal(purpose, keys.open(purpose, sealed))
        return () => setSealed(db, id, renewed)
      },
    })),
})

/** What is broken is passed over and told in the end, so that it holds up nothing else. */
async function renewAll(
  db: Db,
  { list }: Step,
  broken: Map<string, string>,
  batchSize: number,
): Promise<number> {
  for (let sum = 0; ; ) {
    const [found, renewed] = await inTransaction(db, async (tx) => {
      const stale = (await list(tx, batchSize + broken.size)).filter(({ name }) => !broken.has(name))
      let count = 0
      for (const { name, renew } of stale) {
        const store = attempted(renew, (reason) => broken.set(name, reason))
        await store?.()
        if (store) count += 1
      }
      return [stale.length, count] as const
    })
    sum += renewed
    if (found === 0) return sum
  }
}

function attempted<Result>(work: () => Result, failed: (reason: string) => void): Result | null {
  try {
    return work()
  } catch (error) {
    if (![SealBroken, SecretBroken, MasterKeyFault].some((kind) => error instanceof kind)) throw error
    failed((error as Error).message)
    return null
  }
}

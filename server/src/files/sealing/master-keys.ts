import { createHmac, hkdfSync } from 'node:crypto'
import { nonceSize, opened, sealed } from './aes-gcm.ts'
import { fileIdBytes, type Header, type MasterWrap, SealBroken } from './envelope.ts'
import { masterWrapsIn } from './header.ts'
import { isKeyId, MasterKeyFault, type NamedKey, readKeyFile } from './key-file.ts'

/** A small secret is not what was sealed, or was sealed for another purpose. */
export class SecretBroken extends Error {
  constructor(purpose: string) {
    super(`The sealed secret of ${purpose} is broken, or another's.`)
  }
}

/** The keys that everything sealed hangs on; they themselves never leave this object. */
export type MasterKeys = {
  /** The key that wraps and seals from now on. */
  readonly wrappingId: string
  readonly ids: readonly string[]
  /** What everything begins with that `seal` makes now. */
  readonly sealPrefix: Buffer
  wrap: (fileId: string, fileKey: Buffer) => MasterWrap
  unwrap: (fileId: string, header: Header) => Buffer
  /** Shows whether a key of that id is the same key, and nothing else of it. */
  checkOf: (id: string) => Buffer
  /** Seals a small secret, which opens for the same purpose only: name there whose it is. */
  seal: (purpose: string, secret: Buffer) => Buffer
  open: (purpose: string, sealedSecret: Buffer) => Buffer
}

export const readMasterKeys = (path: string): MasterKeys => masterKeysOf(readKeyFile(path))

/** One key for each use, so that nothing made for one is of use in another. */
const uses = { wrap: 'allmende wrap 1', seal: 'allmende seal 1', check: 'allmende check 1' } as const
type Use = keyof typeof uses

const secretFormat = 1

export function masterKeysOf(named: readonly NamedKey[]): MasterKeys {
  const wrappingId = named.at(-1)?.id
  if (wrappingId === undefined) throw new MasterKeyFault('There is no master key.')
  const derived = new Map(named.map(({ id, key }) => [id, derivedFrom(key)]))
  const keyFor = (use: Use, id: string, what: string): Buffer => {
    const keys = derived.get(id)
    if (!keys) throw new MasterKeyFault(`${what} needs the master key ${id}, which is not in the key file.`)
    return keys[use]
  }
  const sealPrefix = prefixOf(wrappingId)

  return {
    wrappingId,
    ids: named.map(({ id }) => id),
    sealPrefix,
    wrap: (fileId, fileKey) => {
      const whole = sealed(keyFor('wrap', wrappingId, fileId), wrapContext(fileId), [fileKey])
      const nonce = whole.toString('base64url', 0, nonceSize)
      return { kind: 'master', keyId: wrappingId, nonce, key: whole.toString('base64url', nonceSize) }
    },
    unwrap: (fileId, header) => {
      const wraps = masterWrapsIn(header)
      const wrap = wraps.find(({ keyId }) => derived.has(keyId)) ?? wraps[0]
      if (!wrap) throw new SealBroken(fileId, null)
      const whole = Buffer.concat([Buffer.from(wrap.nonce, 'base64url'), Buffer.from(wrap.key, 'base64url')])
      const fileKey = opened(keyFor('wrap', wrap.keyId, `File ${fileId}`), wrapContext(fileId), whole)
      if (fileKey?.length !== 32) throw new SealBroken(fileId, null)
      return fileKey
    },
    checkOf: (id) =>
      createHmac('sha256', keyFor('check', id, 'The check'))
        .update(id)
        .digest(),
    seal: (purpose, secret) => {
      const key = keyFor('seal', wrappingId, purpose)
      return Buffer.concat([sealPrefix, sealed(key, secretContext(sealPrefix, purpose), [secret])])
    },
    open: (purpose, sealedSecret) => {
      const id = sealingIdOf(sealedSecret)
      if (id === null) throw new SecretBroken(purpose)
      const prefix = prefixOf(id)
      const key = keyFor('seal', id, `The secret of ${purpose}`)
      const secret = opened(key, secretContext(prefix, purpose), sealedSecret.subarray(prefix.length))
      if (secret === null) throw new SecretBroken(purpose)
      return secret
    },
  }
}

function derivedFrom(key: Buffer): Record<Use, Buffer> {
  const derive = (use: Use) => Buffer.from(hkdfSync('sha256', key, '', uses[use], 32))
  return { wrap: derive('wrap'), seal: derive('seal'), check: derive('check') }
}

const wrapContext = (fileId: string): Buffer => Buffer.concat([Buffer.from('master '), fileIdBytes(fileId)])

/** Format, length of the id, the id. */
const prefixOf = (id: string): Buffer => Buffer.from([secretFormat, id.length, ...Buffer.from(id)])

const secretContext = (prefix: Buffer, purpose: string): Buffer =>
  Buffer.concat([prefix, Buffer.from(purpose)])

function sealingIdOf(sealedSecret: Buffer): string | null {
  const [format, length = 0] = sealedSecret
  const id = sealedSecret.toString('latin1', 2, 2 + length)
  return format === secretFormat && id.length === length && isKeyId(id) ? id : null
}

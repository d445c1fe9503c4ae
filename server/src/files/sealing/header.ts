import type { Header, MasterWrap, Wrap } from './envelope.ts'
import type { MasterKeys } from './master-keys.ts'

/** What is kept beside a new file. */
export const newHeader = (keys: MasterKeys, fileId: string, fileKey: Buffer): Header => ({
  format: 1,
  wraps: [keys.wrap(fileId, fileKey)],
})

/** The same file key under the key that wraps today; wraps of other kinds stay as they are. */
export function rewrapped(keys: MasterKeys, fileId: string, header: Header): Header {
  const wrap = keys.wrap(fileId, keys.unwrap(fileId, header))
  return { ...header, wraps: [wrap, ...header.wraps.filter(({ kind }) => kind !== 'master')] }
}

export const masterWrapsIn = (header: Header): MasterWrap[] =>
  header.format === 1 ? header.wraps.filter(isMasterWrap) : []

/** The master key a file needs. */
export const wrappingIdOf = (header: Header): string | null => masterWrapsIn(header)[0]?.keyId ?? null

const isMasterWrap = (wrap: Wrap): wrap is MasterWrap =>
  wrap.kind === 'master' &&
  ['keyId', 'nonce', 'key'].every((fact) => typeof wrap[fact as 'keyId'] === 'string')

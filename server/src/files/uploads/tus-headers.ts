import type { IncomingHttpHeaders } from 'node:http'

/** The version of the protocol for resumable uploads that we speak, and what of it. */
export const tusVersion = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' } as const
export const tusOffer = {
  ...tusVersion,
  'tus-extension': 'creation,termination,expiration,checksum',
  'tus-checksum-algorithm': 'sha256,sha1,md5',
} as const

export const speaksTus = (headers: IncomingHttpHeaders): boolean =>
  headers['tus-resumable'] === tusVersion['tus-resumable']

/** `filename d29ya2Vy,filetype …`: keys with values in base64. Null where it cannot be read. */
export function metadataIn(header: string | undefined): ReadonlyMap<string, string> | null {
  const metadata = new Map<string, string>()
  for (const pair of header?.split(',') ?? []) {
    const [key = '', value = '', ...rest] = pair.trim().split(' ')
    const isReadable = key !== '' && rest.length === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value)
    if (!isReadable || metadata.has(key)) return null
    metadata.set(key, Buffer.from(value, 'base64').toString())
  }
  return metadata
}

/** A number of bytes; null where it is none. */
export function bytesIn(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return null
  return Number(header)
}

export type Checksum = { algorithm: 'sha256' | 'sha1' | 'md5'; digest: Buffer }

/** What the sender says the bytes of one request add up to; 'unreadable' for what we do not know. */
export function checksumIn(header: string | string[] | undefined): Checksum | null | 'unreadable' {
  if (header === undefined) return null
  const [algorithm, digest, ...rest] = String(header).split(' ')
  if (rest.length > 0 || !digest) return 'unreadable'
  if (algorithm !== 'sha256' && algorithm !== 'sha1' && algorithm !== 'md5') return 'unreadable'
  return { algorithm, digest: Buffer.from(digest, 'base64') }
}

/** How an answer may be packed, the best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What a client takes, the best first; as it is everyone takes it. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = String(header ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  const packed = (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding))
  return [...packed, 'identity']
}

export const bestEncoding = (header: string | string[] | undefined): Encoding =>
  acceptedEncodings(header)[0] ?? 'identity'

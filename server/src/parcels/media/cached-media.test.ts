import { beforeAll, expect, test } from 'vitest'
import { personAt } from '../../rooms/test-room.ts'
import { bytesAt, type Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { allMade, mediaAt, newParcel, plain, sent } from './test-pictures.ts'

const platform = givenPlatform()
let clerk: Sender
beforeAll(async () => {
  clerk = await personAt(platform.current.url)
})

const isOpen = { isPublic: true, publicFields: ['images'] }
const shared = 'public, max-age=60, must-revalidate'
const [own, permitted, never] = ['private, no-cache', 'private, max-age=3600', 'private, no-store']

test.each([
  // Is it public, does the address permit, does the header say who asks: what is made of it, what was sent.
  [true, false, false, shared, null],
  [true, false, true, shared, never],
  [true, true, false, permitted, never],
  [true, true, true, permitted, never],
  [false, false, false, null, null],
  [false, false, true, own, never],
  [false, true, false, permitted, never],
  [false, true, true, permitted, never],
])('public %s, permit %s, session %s: kept as %s, what was sent as %s', async (...row) => {
  const [isPublic, hasPermit, hasSession, made, original] = row
  const parcel = await newParcel(clerk, isPublic ? isOpen : {})
  const id = await sent(clerk, parcel, await plain(60, 40).jpeg().toBuffer())
  const { images } = await allMade(clerk, parcel)
  const permit = /permit=([^&]+)/.exec(images[0]?.url ?? '')?.[1]
  const headers: Record<string, string> = hasSession ? { 'x-auth-token': clerk.token } : {}
  for (const size of ['', 'thumbnail', 'preview', 'web', 'original']) {
    const query = [size && `size=${size}`, hasPermit && `permit=${permit}`].filter(Boolean).join('&')
    const path = mediaAt(parcel, id, query && `?${query}`)
    const expected = size === 'original' ? original : made
    const { answer } = await bytesAt({ url: clerk.url }, path, headers)
    expect([size, answer.status]).toEqual([size, expected ? 200 : 404])
    if (!expected) continue
    expect([size, answer.headers.get('cache-control')]).toEqual([size, expected])
    // It says the same to whoever has it already.
    const etag = answer.headers.get('etag') ?? ''
    const again = await bytesAt({ url: clerk.url }, path, { ...headers, 'if-none-match': etag })
    expect([again.answer.status, again.answer.headers.get('cache-control')]).toEqual([304, expected])
  }
})

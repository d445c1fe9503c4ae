import { once } from 'node:events'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eicar, hasClamd, makeClamd, streamMaxLength, type TestClamd } from './test-clamd.ts'
import { clamd, ScannerDown } from './virus-scanner.ts'

if (!hasClamd && process.env['CI'] === 'true') {
  test('the scanner tests need clamd', () => expect.fail('the Debian package "clamav-daemon" is missing'))
}

const mebibyte = Buffer.alloc(1024 * 1024, 'x')
const found = { clean: false, finding: 'Eicar-Test.UNOFFICIAL' }

/** So many MiB, then these pieces. */
async function* megabytes(count: number, ...last: Buffer[]) {
  for (let index = 0; index < count; index++) yield mebibyte
  yield* last
}

describe.skipIf(!hasClamd)('a real clamd', () => {
  let peer: TestClamd
  beforeAll(async () => {
    peer = makeClamd()
    await peer.start()
  })
  afterAll(() => peer.remove())
  const scan = (pieces: Iterable<Buffer> | AsyncIterable<Buffer>) =>
    clamd(peer.settings).scan(Readable.from(pieces))

  test.each([
    ['nothing at all', []],
    ['a harmless file', [Buffer.from('Leistungsverzeichnis')]],
    ['pieces without bytes', [Buffer.alloc(0), Buffer.from('a'), Buffer.alloc(0), Buffer.from('b')]],
  ])('%s is clean', async (_case, pieces) => {
    expect(await scan(pieces)).toEqual({ clean: true })
  })

  test.each([
    ['alone', [eicar]],
    ['byte by byte', [...eicar].map((byte) => Buffer.from([byte]))],
    ['after a piece without bytes', [Buffer.alloc(0), eicar]],
    ['in the middle of something large', [mebibyte, mebibyte, eicar, mebibyte]],
  ])('the test virus is found: %s', async (_case, pieces) => {
    expect(await scan(pieces)).toEqual(found)
  })

  test('30 MiB are scanned to their last byte', async () => {
    expect(await scan(megabytes(30))).toEqual({ clean: true })
    expect(await scan(megabytes(30, eicar))).toEqual(found)
  })

  test('several at once do not mix', async () => {
    const scans = [[eicar], [mebibyte], [mebibyte, eicar], [Buffer.from('a')]].map(scan)
    expect(await Promise.all(scans)).toEqual([found, { clean: true }, found, { clean: true }])
  })

  test('a file beyond its limit was not scanned, and the operator reads what to set', async () => {
    const content = Readable.from(megabytes(2 * (streamMaxLength / mebibyte.length)))
    const answer = clamd(peer.settings).scan(content)
    await expect(answer).rejects.toBeInstanceOf(ScannerDown)
    await expect(answer).rejects.toThrow(/StreamMaxLength/)
    expect(content.destroyed).toBe(true)
  })

  test('a content that breaks was not scanned: its own error comes back', async () => {
    const broken = new Error('the storage broke')
    async function* pieces() {
      yield mebibyte
      throw broken
    }
    await expect(scan(pieces())).rejects.toBe(broken)
    const cut = new Readable({ read: () => undefined })
    cut.push(mebibyte)
    setImmediate(() => cut.destroy())
    await expect(clamd(peer.settings).scan(cut)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
  })

  test('whoever gives up ends the scan and the content', async () => {
    const ending = new AbortController()
    const content = new Readable({ read: () => undefined })
    content.push(mebibyte)
    const answer = clamd(peer.settings).scan(content, ending.signal)
    setImmediate(() => ending.abort(new Error('no longer wanted')))
    await expect(answer).rejects.toThrow('no longer wanted')
    expect(content.destroyed).toBe(true)

    const late = Readable.from([eicar])
    await expect(clamd(peer.settings).scan(late, ending.signal)).rejects.toThrow('no longer wanted')
    expect(late.destroyed).toBe(true)
  })

  test('killed in the middle it is down; started again it answers', async () => {
    const scanner = clamd(peer.settings)
    const content = new Readable({ read: () => undefined })
    content.push(mebibyte)
    const answer = scanner.scan(content).catch((error: unknown) => error)
    await new Promise((resolve) => setImmediate(resolve))
    const closed = once(content, 'close')
    await peer.stop('SIGKILL')
    expect(await answer).toBeInstanceOf(ScannerDown)
    await closed
    await expect(scanner.ping()).rejects.toBeInstanceOf(ScannerDown)
    await expect(scanner.scan(Readable.from([eicar]))).rejects.toBeInstanceOf(ScannerDown)

    await peer.start()
    await scanner.ping()
    expect(await scanner.scan(Readable.from([eicar]))).toEqual(found)
  })
})

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveWebApplication } from './static.routes.ts'
import { openUnder } from './test-open-files.ts'
import { connectRaw, statusOf } from './test-raw-peer.ts'

const folder = mkdtempSync(join(tmpdir(), 'allmende-static-'))
const page = '<!doctype html><title>Allmende</title>'
const script = 'export const words = 1\n'.repeat(1000)
const large = Buffer.alloc(4_000_000, 'bytes')
const types = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  pfb: 'application/x-font-type1',
  ico: 'image/x-icon',
  png: 'image/png',
  webp: 'image/webp',
  strange: 'application/octet-stream',
}

function given(path: string, content: string | Buffer): void {
  const file = join(folder, 'web', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const app = fastify()
const sent: unknown[] = []
app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload))
let url = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  given('index.html', page)
  given('favicon.svg', '<svg/>')
  given('.built-from', 'secret')
  given('.vite/manifest.json', 'secret')
  given('assets/.hidden.js', 'secret')
  given('assets/app.js', script)
  given('assets/app.js.br', brotliCompressSync(script))
  given('assets/app.js.gz', gzipSync(script))
  given('assets/zipped.css', script)
  given('assets/zipped.css.gz', gzipSync(script))
  given('assets/pdf/large.ttf', large)
  given('assets/gone.js', script)
  for (const ending of Object.keys(types)) given(`assets/one.${ending}`, 'one')
  await serveWebApplication(app, join(folder, 'web'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number | undefined; headers: Record<string, string>; body: Buffer }

/** fetch() would unpack by itself, and tidy up paths. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const known = answer.headers as Record<string, string>
        resolve({ status: answer.statusCode, headers: known, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

test.each(Object.entries(types))('a file that ends in .%s is %s', async (ending, type) => {
  const { status, headers, body } = await ask(`/assets/one.${ending}`)
  expect([status, headers['content-type'], String(body)]).toEqual([200, type, 'one'])
})

test('hashed files are kept for ever, the others asked for anew', async () => {
  const forever = 'public, max-age=31536000, immutable'
  expect((await ask('/assets/app.js')).headers['cache-control']).toBe(forever)
  for (const path of ['/favicon.svg', '/index.html', '/', '/projekte'])
    expect((await ask(path)).headers['cache-control']).toBe('no-cache')
})

test('a file comes in the best packing that the client takes and that lies beside it', async () => {
  const packing = async (path: string, accepted: string) => {
    const { headers, body } = await ask(path, { 'accept-encoding': accepted })
    expect([headers['vary'], headers['content-length']]).toEqual(['accept-encoding', `${body.length}`])
    return [headers['content-encoding'], headers['content-type'], body]
  }
  const [js, css] = [types.js, types.css]
  const [br, gz, plain] = [brotliCompressSync(script), gzipSync(script), Buffer.from(script)]
  expect(await packing('/assets/app.js', 'gzip, deflate, br')).toEqual(['br', js, br])
  expect(await packing('/assets/app.js', 'gzip, br;q=0')).toEqual(['gzip', js, gz])
  expect(await packing('/assets/app.js', 'br;q=0, gzip;q=0.0')).toEqual([undefined, js, plain])
  expect(await packing('/assets/app.js', '')).toEqual([undefined, js, plain])
  expect(await packing('/assets/zipped.css', 'br, gzip')).toEqual(['gzip', css, gz])
  expect(await packing('/assets/zipped.css', 'br')).toEqual([undefined, css, plain])
})

test('HEAD tells of a file what GET does, without its bytes', async () => {
  for (const path of ['/assets/app.js', '/index.html', '/projekte']) {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask(path, { 'accept-encoding': 'br' }, method)),
    )
    const { date: _now, ...told } = get?.headers ?? {}
    expect(head).toMatchObject({ status: 200, headers: told, body: Buffer.alloc(0) })
  }
})

test('a client gets a file again only where its own is another one', async () => {
  const packed = { 'accept-encoding': 'br' }
  const { headers } = await ask('/assets/app.js', packed)
  const { etag = '', 'last-modified': modified = '' } = headers
  const status = async (asked: Record<string, string>, method = 'GET') => {
    const answer = await ask('/assets/app.js', { ...packed, ...asked }, method)
    if (answer.status === 304) expect([answer.headers['etag'], answer.body.length]).toEqual([etag, 0])
    return answer.status
  }
  expect(await status({ 'if-none-match': etag })).toBe(304)
  expect(await status({ 'if-none-match': etag }, 'HEAD')).toBe(304)
  expect(await status({ 'if-none-match': `"other", ${etag}` })).toBe(304)
  expect(await status({ 'if-none-match': '*' })).toBe(304)
  expect(await status({ 'if-modified-since': modified })).toBe(304)
  expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
  expect(await status({ 'if-modified-since': 'some day' })).toBe(200)
  expect(await status({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200)
  const plain = await ask('/assets/app.js', { 'if-none-match': etag })
  expect([plain.status, plain.headers['etag'] === etag]).toEqual([200, false])
})

test.each(['/assets/%61pp.js', '/assets/app.js?v=1', '/%69ndex.html'])(
  '%s is a file, written another way',
  async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['etag']]).toEqual([200, expect.any(String)])
  },
)

test.each([
  '/.built-from',
  '/.vite/manifest.json',
  '/built-from',
  '//',
  '//index.html',
  '/index.html/',
  '/index.html%00',
  '/INDEX.HTML',
  '/..%2fsecret.txt',
  '/../secret.txt',
  '/%5c..%5csecret.txt',
  '/..\\secret.txt',
  '/assets',
])('%s is no file: the page answers', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type'], String(body)]).toEqual([200, 'text/html; charset=utf-8', page])
})

test.each([
  '/assets/',
  '/assets//app.js',
  '/assets/.hidden.js',
  '/assets/app.js/',
  '/assets/app.js%00',
  '/assets/%00',
  '/assets/pdf',
  '/assets/..\\..\\secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/../index.html',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/constructor',
])('%s is not there', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a zero byte in an address is no request, and a file takes nothing', async () => {
  expect(await statusOf(url, 'GET /assets/\0 HTTP/1.1\r\nhost: x\r\n\r\n')).toBe(400)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await ask('/assets/app.js', {}, method)).status).toBe(404)
})

test('a file that is gone since the server began is not there, and nobody is to remember that', async () => {
  rmSync(join(folder, 'web/assets/gone.js'))
  const { status, headers } = await ask('/assets/gone.js')
  expect([status, headers['cache-control'], headers['etag']]).toEqual([404, undefined, undefined])
})

test('two hundred answers that nobody reads hold one copy of a file and leave nothing open', async () => {
  sent.length = 0
  const peers = await Promise.all(Array.from({ length: 50 }, () => connectRaw(url)))
  for (const { socket } of peers) {
    socket.pause()
    socket.write('GET /assets/pdf/large.ttf HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4))
  }
  await vi.waitFor(() => expect(sent.length).toBe(200), 10_000)
  expect(new Set(sent).size).toBe(1)
  expect(openUnder(folder)).toEqual([])

  // Whoever reads after all gets all of it.
  const [patient] = peers
  patient?.socket.resume()
  await vi.waitFor(() => expect(patient?.heard().length).toBeGreaterThan(4 * large.length), 10_000)
  for (const { socket } of peers) socket.destroy()
  await Promise.all(peers.map(({ socket }) => socket.closed || once(socket, 'close')))
})

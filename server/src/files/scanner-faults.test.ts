import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { clamd, ScannerDown } from './virus-scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'allmende-scanner-'))
const piece = Buffer.alloc(64 * 1024)
const patience = { connect: 200, silence: 200 }
const path = join(folder, 'socket')

let server: Server | undefined
const open = new Set<Socket>()
afterEach(async () => {
  for (const socket of open) socket.destroy()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Something that listens where a scanner should. */
async function listening(behave: (socket: Socket) => void): Promise<void> {
  server = createServer((socket) => {
    open.add(socket)
    behave(socket.on('error', () => undefined))
  })
  await new Promise<void>((resolve) => server?.listen(path, resolve))
}

/** Answers when all has come: four bytes of zero, which our contents do not hold unless they end. */
const answering = (answer: string) => (socket: Socket) => {
  socket.on('data', (bytes: Buffer) => {
    if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer)
  })
}
const text = () => Readable.from([Buffer.from('Angebot')])

test.each([
  ['answers nonsense', answering('HELLO\0'), /HELLO/],
  ['answers with an error', answering('stream: no space left ERROR\0'), /no space left/],
  ['cuts its answer', answering('stream: OK'), /without an answer/],
  ['answers nothing', answering(''), /without an answer/],
  ['answers without an end', answering('x'.repeat(100_000)), /without an end/],
  [
    'says OK before it has everything',
    (socket: Socket) => socket.write('stream: OK\0'),
    /nobody understands/,
  ],
  ['hangs up at once', (socket: Socket) => socket.destroy(), /scanner at/],
  ['hangs up after the first bytes', (socket: Socket) => socket.once('data', () => socket.destroy()), /./],
  ['stays silent', (socket: Socket) => socket.resume(), /silent for 200 ms/],
])('a scanner that %s is down, never content with a file', async (_case, behave, message) => {
  await listening(behave)
  const content = new Readable({ read: () => undefined })
  content.push('Angebot')
  setTimeout(() => content.push(null), 50)
  const answer = clamd({ path }, patience).scan(content)
  await expect(answer).rejects.toBeInstanceOf(ScannerDown)
  await expect(answer).rejects.toThrow(message)
  expect(content.destroyed).toBe(true)
})

test('one that takes nothing holds the content back, and is then down', async () => {
  await listening((socket) => socket.pause())
  let taken = 0
  const endless = new Readable({
    read() {
      taken += piece.length
      this.push(piece)
    },
  })
  await expect(clamd({ path }, patience).scan(endless)).rejects.toThrow(/silent for 200 ms/)
  expect(taken).toBeLessThan(2 * 1024 * 1024)
  expect(endless.destroyed).toBe(true)
})

test('a content that takes its time is not the silence of the scanner', async () => {
  await listening(answering('stream: OK\0'))
  async function* slowly() {
    yield Buffer.from('Ange')
    await sleep(3 * patience.silence)
    yield Buffer.from('bot')
  }
  expect(await clamd({ path }, patience).scan(Readable.from(slowly()))).toEqual({ clean: true })
})

test.each([
  ['no socket', { path: join(folder, 'nobody') }],
  ['no listener', { host: '127.0.0.1', port: 9 }],
  ['no way there', { host: '192.0.2.1', port: 3310 }],
])('where there is %s the scanner is down, and says where it should be', async (_case, settings) => {
  const content = text()
  const scanner = clamd(settings, patience)
  const answer = scanner.scan(content)
  await expect(answer).rejects.toBeInstanceOf(ScannerDown)
  await expect(answer).rejects.toThrow('path' in settings ? settings.path : settings.host)
  expect(content.destroyed).toBe(true)
  await expect(scanner.ping()).rejects.toBeInstanceOf(ScannerDown)
})

test('a ping answered by something else is none', async () => {
  await listening((socket) => socket.once('data', () => socket.end('220 mail.example ESMTP\0')))
  await expect(clamd({ path }, patience).ping()).rejects.toThrow(/ESMTP/)
})

import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { countFrom } from './database.ts'
import { megabyte, newFile, onFilesServer } from './files-server.ts'
import { compare, median, printTable, timed } from './harness.ts'
import { above, idleMegabytes, peakWhile } from './memory.ts'
import { processorSeconds, processorSecondsOf } from './processor.ts'
import { fetchLink, sendByForm, sendInStretches, type SentFile } from './sending.ts'

const rounds = 3
const size = countFrom('BENCH_FILE_BYTES', 1000 * megabyte)
const stretch = 16 * 1024 * 1024
const [spans, span] = [200, 64 * 1024]
const run = promisify(execFile)
const work = { amount: size / megabyte, unit: 'MB' }

await onFilesServer(async (server, folder) => {
  const { sender, pid } = server
  const roomId = await server.newRoom('Große Dateien')
  const path = await newFile(folder, 'plain', size)
  let sent = 0
  const next = (): SentFile => ({ path, size, name: `groß-${sent++}.bin` })

  /** Processor time of every round, by name; the clock of a busy machine says little. */
  const spent = new Map<string, number[]>()
  const peaks = new Map<string, number>()
  const spend = (name: string, seconds: number) => spent.set(name, [...(spent.get(name) ?? []), seconds])

  /** What openssl can do on the command line: GCM it refuses there, CTR is the same cipher without the tag. */
  const encrypted = join(folder, 'encrypted')
  const key = `-K ${'ab'.repeat(32)} -iv ${'00'.repeat(16)}`
  const onCommandLine = (name: string, rest = '') => ({
    name,
    run: () =>
      timed(async () => {
        const command = `sha256sum "$1" > /dev/null; openssl enc -aes-256-ctr ${key} -in "$1" -out "$2"`
        spend(name, await processorSecondsOf(command + rest, path, encrypted))
      }),
  })
  const sending = (name: string, send: () => Promise<void>) => ({
    name,
    run: async () => {
      const before = await processorSeconds(pid)
      const { peak, result } = await peakWhile(pid, () => timed(send))
      spend(name, (await processorSeconds(pid)) - before)
      peaks.set(name, Math.max(peaks.get(name) ?? 0, peak))
      return result
    },
  })

  // What is loaded with the first upload is no memory of a large one.
  await sendByForm(sender, roomId, { path, size: Math.min(size, megabyte), name: 'erste.bin' })
  const idle = await idleMegabytes(pid)
  await compare({
    title: `Upload of ${size / megabyte} MB (aim: 50 % of the baseline)`,
    rounds,
    workPerRound: work,
    variants: [
      onCommandLine('sha256sum, then openssl enc -aes-256-ctr'),
      onCommandLine('the same, and sync as the server does', '; sync "$2"'),
      sending('form', () => sendByForm(sender, roomId, next())),
      sending('tus, one PATCH', () => sendInStretches(sender, roomId, next())),
      sending('tus, stretches of 16 MiB', () => sendInStretches(sender, roomId, next(), stretch)),
    ],
  })
  console.log(
    '\nMeanwhile, the processor time of command or server and its memory (aim: at most 100 MB above idle)',
  )
  const baseline = median([...spent.values()][0] ?? [])
  printTable(
    [...spent].map(([name, seconds]) => [
      name,
      `${median(seconds).toFixed(1)} s`,
      `× ${(median(seconds) / baseline).toFixed(2)}`,
      peaks.has(name) ? above(idle, peaks.get(name) ?? 0) : '',
    ]),
  )
  await rm(encrypted, { force: true })

  const link = await server.ask<string>('getDownloadLink', roomId, 'groß-0.bin')
  const places = Array.from({ length: spans }, () => Math.floor(Math.random() * (size - span)))
  async function readPlain(): Promise<void> {
    const file = await open(path)
    for (const at of places) await file.read(Buffer.allocUnsafe(span), 0, span, at)
    await file.close()
  }
  async function readSealed(): Promise<void> {
    for (const at of places)
      await fetchLink(sender, link, { headers: { range: `bytes=${at}-${at + span - 1}` } })
  }
  console.log()
  await compare({
    title: `${spans} spans of 64 KiB at random places`,
    rounds,
    variants: [
      { name: 'fs.read of a plain file', run: () => timed(readPlain) },
      {
        name: 'a small call over HTTP as often',
        run: () =>
          timed(async () => {
            for (const _place of places) await server.ask('isAuthenticated')
          }),
      },
      { name: 'range requests of a sealed file', run: () => timed(readSealed) },
    ],
  })
  console.log()
  await compare({
    title: `Download of ${size / megabyte} MB`,
    rounds,
    workPerRound: work,
    variants: [
      { name: 'cat', run: () => timed(() => run('sh', ['-c', 'cat "$0" | cat > /dev/null', path])) },
      { name: 'the platform', run: async () => (await fetchLink(sender, link)).untilLast },
    ],
  })
})

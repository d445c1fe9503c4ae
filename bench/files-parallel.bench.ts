import { setTimeout as pause } from 'node:timers/promises'
import { type CallTimes, callTimesWhile, timesRow } from './call-prober.ts'
import { countFrom } from './database.ts'
import { megabyte, newFile, onFilesServer } from './files-server.ts'
import { median, printTable, timed } from './harness.ts'
import { above, idleMegabytes, peakWhile } from './memory.ts'
import { sendByForm, sendInStretches, type SentFile } from './sending.ts'

const rounds = 3
const files = 50
const size = countFrom('BENCH_PARALLEL_BYTES', 20 * megabyte)
const total = (files * size) / megabyte

await onFilesServer(async (server, folder) => {
  const { sender, pid } = server
  const roomId = await server.newRoom('Viele zugleich')
  const path = await newFile(folder, 'plain', size)
  let sent = 0
  const next = (): SentFile => ({ path, size, name: `datei-${sent++}.bin` })
  const one = () => sendInStretches(sender, roomId, next())
  /** So many lanes share the files. */
  const inLanes = (lanes: number, send: () => Promise<void>) => () => {
    let left = files
    const lane = async () => {
      while (left-- > 0) await send()
    }
    return Promise.all(Array.from({ length: lanes }, lane))
  }
  const ways: [string, () => Promise<unknown>][] = [
    ['one after the other, tus', inLanes(1, one)],
    ['all 50 at once, tus', inLanes(files, one)],
    // More forms of one account are refused.
    ['4 at once, form', inLanes(4, () => sendByForm(sender, roomId, next()))],
  ]

  await one()
  const idle = await idleMegabytes(pid)
  const quiet = await callTimesWhile(sender, roomId, () => pause(5000))
  const seen = new Map<string, { times: number[]; calls: CallTimes[]; peak: number }>(
    ways.map(([name]) => [name, { times: [], calls: [], peak: 0 }]),
  )
  for (let round = 0; round < rounds; round++)
    for (const [name, send] of ways) {
      const of = seen.get(name)
      const { peak } = await peakWhile(pid, async () => {
        of?.calls.push(
          await callTimesWhile(sender, roomId, async () => {
            of.times.push(await timed(send))
          }),
        )
      })
      if (of) of.peak = Math.max(of.peak, peak)
    }

  const baseline = median(seen.get(ways[0]?.[0] ?? '')?.times ?? [])
  console.log(
    `${files} files of ${size / megabyte} MB (median of ${rounds} rounds, baseline: one after the other)`,
  )
  printTable(
    [...seen].map(([name, { times, peak }]) => [
      name,
      `${((total / median(times)) * 1000).toFixed(0)} MB/s`,
      `${((baseline / median(times)) * 100).toFixed(0)} %`,
      above(idle, peak),
    ]),
  )
  console.log(
    '\nisAuthenticated and getRoom meanwhile (round with the middle median, baseline: nothing else is done)',
  )
  printTable([
    timesRow('nothing else', quiet, quiet),
    ...[...seen].flatMap(([name, { calls }]) => {
      const middle = calls.toSorted((a, b) => a.median - b.median)[Math.floor(calls.length / 2)]
      return middle ? [timesRow(name, middle, quiet)] : []
    }),
  ])
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { countFrom } from './database.ts'
import { giveCopies } from './files-copies.ts'
import { megabyte, newFile, onFilesServer } from './files-server.ts'
import { median, printTable, timed } from './harness.ts'
import { above, idleMegabytes, peakWhile } from './memory.ts'
import { type Fetched, fetchLink, sendInStretches } from './sending.ts'

const rounds = 3
const rooms = [
  { name: 'tausend Dateien', files: 1000, size: 100_000 },
  { name: 'zehn große Dateien', files: 10, size: countFrom('BENCH_ZIP_FILE_BYTES', 500 * megabyte) },
]
/** Somebody with a thin line, for so long. */
const slow = { pace: 5 * megabyte, most: 50 * megabyte }
const run = promisify(execFile)

await onFilesServer(async (server, folder) => {
  const made: { name: string; files: number; size: number; roomId: number; path: string }[] = []
  for (const room of rooms) {
    const path = await newFile(folder, room.name, room.size)
    const roomId = await server.newRoom(room.name)
    await sendInStretches(server.sender, roomId, { path, size: room.size, name: 'datei.bin' })
    made.push({ ...room, roomId, path })
  }
  // They share their bytes, for the disk is not what is measured.
  await server.whileDown(async (db) => {
    for (const { roomId, files } of made) await giveCopies(db, roomId, files - 1)
  })
  const { sender, pid } = server
  const zipOf = async (roomId: number, options?: Parameters<typeof fetchLink>[2]) =>
    fetchLink(sender, await server.ask<string>('getZipLink', roomId), options)

  await fetchLink(sender, await server.ask<string>('getZipLink', made[0]?.roomId ?? 0))
  const idle = await idleMegabytes(pid)
  console.log(
    `ZIP of a room (median of ${rounds} rounds, baseline: cat of as many plain files; aim: first byte within 1 s)`,
  )
  for (const { name, files, size, roomId, path } of made) {
    const amount = (files * size) / megabyte
    const cats: number[] = []
    const zips: Fetched[] = []
    let peak = 0
    for (let round = 0; round < rounds; round++) {
      const all = Array.from({ length: files }, () => path)
      cats.push(await timed(() => run('sh', ['-c', 'cat "$@" | cat > /dev/null', 'cat', ...all])))
      const seen = await peakWhile(pid, () => zipOf(roomId))
      zips.push(seen.result)
      peak = Math.max(peak, seen.peak)
    }
    const last = median(zips.map(({ untilLast }) => untilLast))
    printTable([
      [`${name}: cat`, `${((amount / median(cats)) * 1000).toFixed(0)} MB/s`, '100 %', '', ''],
      [
        `${name}: ZIP`,
        `${((amount / last) * 1000).toFixed(0)} MB/s`,
        `${((median(cats) / last) * 100).toFixed(0)} %`,
        `first byte after ${median(zips.map(({ untilFirst }) => untilFirst)).toFixed(0)} ms`,
        above(idle, peak),
      ],
    ])
  }
  const large = made.at(-1)
  const { peak, result } = await peakWhile(pid, () => zipOf(large?.roomId ?? 0, slow))
  const asked = `${slow.pace / megabyte} MB/s asked`
  console.log(`A slow reader of the large one, broken off after ${slow.most / megabyte} MB`)
  printTable([
    [asked, `${((result.bytes / result.untilLast / megabyte) * 1000).toFixed(1)} MB/s`, above(idle, peak)],
  ])
})

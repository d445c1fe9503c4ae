import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { countFrom } from './database.ts'
import { giveCopies } from './files-copies.ts'
import { megabyte, newFile, onFilesServer } from './files-server.ts'
import { printTable, timed } from './harness.ts'
import { above, idleMegabytes, peakWhile } from './memory.ts'
import { fetchLink, sendInStretches } from './sending.ts'

/** BENCH_ARCHIVE_BYTES=5000000000 measures what the largest tenders have. */
const total = countFrom('BENCH_ARCHIVE_BYTES', 500 * megabyte)
const files = 50
const size = Math.floor(total / files)
const tender = 1
const run = promisify(execFile)

type State = { state: string; link: string | null; problem: string | null }

await onFilesServer(async (server, folder) => {
  const path = await newFile(folder, 'datei.bin', size)
  const roomId = await server.newRoom('Unterlagen')
  await sendInStretches(server.sender, roomId, { path, size, name: 'datei.bin' })
  // They share their bytes, for the disk is not what is measured.
  await server.whileDown((db) => giveCopies(db, roomId, files - 1))
  await server.ask('updateProjectStage', { id: tender, stage: 8 }, null, null)
  const { sender, pid } = server

  const state = () => server.ask<State>('getArchive', tender)
  const exported = async () => {
    await server.ask('exportArchive', tender, { anew: true })
    for (let seen = await state(); seen.state !== 'READY'; seen = await state()) {
      if (seen.state === 'FAILED') throw new Error(seen.problem ?? 'failed')
      await pause(100)
    }
  }
  // The first document that is drawn reads the typeface.
  await exported()
  const idle = await idleMegabytes(pid)
  const all = Array.from({ length: files }, () => path)
  const bare = await timed(() => run('sh', ['-c', 'cat "$@" | cat > /dev/null', 'cat', ...all]))
  const making = await peakWhile(pid, () => timed(exported))
  const { link } = await state()
  const sent = await peakWhile(pid, () => fetchLink(sender, link ?? ''))

  const speed = (milliseconds: number) => `${((total / megabyte / milliseconds) * 1000).toFixed(0)} MB/s`
  const share = (milliseconds: number) => `${((bare / milliseconds) * 100).toFixed(0)} %`
  console.log(
    `Archive of a tender with ${(total / megabyte).toFixed(0)} MB in ${files} files (baseline: cat)`,
  )
  printTable([
    ['cat', speed(bare), '100 %', ''],
    ['making', speed(making.result), share(making.result), above(idle, making.peak)],
    ['download', speed(sent.result.untilLast), share(sent.result.untilLast), above(idle, sent.peak)],
  ])
})

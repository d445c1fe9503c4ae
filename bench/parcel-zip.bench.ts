import { randomBytes, randomUUID } from 'node:crypto'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { countFrom } from './database.ts'
import { type FilesServer, megabyte, onFilesServer } from './files-server.ts'
import { median, printTable, timed } from './harness.ts'
import { above, idleMegabytes, peakWhile } from './memory.ts'
import { type Fetched, fetchLink } from './sending.ts'

const rounds = 3
const size = 100_000
const count = countFrom('BENCH_PARCEL_FILES', 2000)
/** So many a form takes, and so many lie in a folder. */
const [inForm, inFolder] = [50, 500]
const created = '2026-10-01T08:00:00.000Z'

async function sendAll(server: FilesServer, parcelId: number): Promise<string[]> {
  const { url, token } = server.sender
  const ids = Array.from({ length: count }, () => randomUUID())
  const content = new Blob([randomBytes(size)])
  for (let from = 0; from < count; from += inForm) {
    const form = new FormData()
    for (const id of ids.slice(from, from + inForm)) form.append('files', content, id)
    const answer = await fetch(`${url}/api/v1/files/gis/document/${parcelId}`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return ids
}

const foldersOf = (ids: readonly string[]): Folder[] =>
  Array.from({ length: Math.ceil(ids.length / inFolder) }, (_, at) => ({
    name: `Ordner ${at + 1}`,
    created,
    children: [],
    archive: [],
    contents: ids.slice(at * inFolder, (at + 1) * inFolder).map((serverId, number) => ({
      name: `Datei ${number + 1}.bin`,
      serverId,
      fileSizeInBytes: size,
      created,
      isPublic: false,
      deletionRequestUsername: null,
      deletionRequested: null,
      replacedBy: null,
    })),
  }))

await onFilesServer(async (server) => {
  const { sender, pid } = server
  const place = { name: 'Zum Messen', latitude: 53.2, longitude: 8.9 }
  const parcelId = await server.ask<number>(
    'createProperty',
    'Viele Dateien',
    await server.ask<number>('createLocation', place),
  )
  const ids = await sendAll(server, parcelId)
  const { version } = await server.ask<{ version: number }>('getPropertyById', parcelId)
  const placing = await timed(() =>
    server.ask('updateProperty', { id: parcelId, version, files: foldersOf(ids) }),
  )
  const oneByOne = async () => {
    for (const id of ids) {
      const address = `${sender.url}/api/v1/files/gis/document/${parcelId}/${id}`
      const answer = await fetch(address, { headers: { 'x-auth-token': sender.token } })
      if ((await answer.arrayBuffer()).byteLength !== size) throw new Error(`${id} is not whole`)
    }
  }
  const zip = async () => fetchLink(sender, await server.ask<string>('getFolderZipLink', parcelId, ''))
  await zip()
  const idle = await idleMegabytes(pid)
  const singles: number[] = []
  const zips: Fetched[] = []
  let peak = 0
  for (let round = 0; round < rounds; round++) {
    singles.push(await timed(oneByOne))
    const seen = await peakWhile(pid, zip)
    zips.push(seen.result)
    peak = Math.max(peak, seen.peak)
  }
  const amount = (count * size) / megabyte
  const speed = (milliseconds: number) => `${((amount / milliseconds) * 1000).toFixed(0)} MB/s`
  const last = median(zips.map(({ untilLast }) => untilLast))
  const first = median(zips.map(({ untilFirst }) => untilFirst))
  console.log(
    `${count} files of a parcel as one ZIP (median of ${rounds} rounds, baseline: the same files one after the other)`,
  )
  printTable([
    ['one after the other', speed(median(singles)), '× 1.00', '', ''],
    [
      'ZIP of all folders',
      speed(last),
      `× ${(last / median(singles)).toFixed(2)}`,
      `first byte after ${first.toFixed(0)} ms`,
      above(idle, peak),
    ],
  ])
  console.log(`Putting all of them into folders at once took ${placing.toFixed(0)} ms`)
})

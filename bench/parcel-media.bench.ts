import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { sendByTus } from '../server/src/rooms/test-uploads.ts'
import { countFrom } from './database.ts'
import { FilesServer } from './files-server.ts'
import { compare, median, printTable, timed } from './harness.ts'
import { peakWhile } from './memory.ts'

const width = countFrom('BENCH_PANORAMA', 16_384)
const pictures = countFrom('BENCH_PICTURES', 200)

type Media = { id: string; url: string; state: string; levels?: object[] }
type Lists = { images: Media[]; panoramas: Media[] }

sharp.cache(false)
const server = await FilesServer.start()
const { url } = server.sender
const [location] = await server.ask<{ id: number }[]>('getLocations')
const newParcel = (name: string) => server.ask<number>('createProperty', name, location?.id)
const listsOf = (id: number) => server.ask<Lists>('getPropertyById', id)
const send = async (parcel: number, as: 'image' | 'panorama', content: Buffer) => {
  const target = `/api/v1/uploads?media=${parcel}&serverId=${randomUUID()}&as=${as}`
  await sendByTus(server.sender, target, 'bild.jpg', content)
}
const fetched = async (path: string): Promise<number> => {
  const answer = await fetch(url + path)
  if (!answer.ok) throw new Error(`${path} ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}

/** The process that opens pictures, while there is one. */
async function workshopOf(pid: number): Promise<number | null> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const child of children.split(' ').filter(Boolean))
    if ((await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')).includes('workshop'))
      return Number(child)
  return null
}

const noise = await sharp({
  create: {
    width: 2048,
    height: 1024,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png()
  .toBuffer()
const panorama = await sharp(noise)
  .resize(width, width / 2)
  .jpeg({ quality: 85 })
  .toBuffer()
const source = join(tmpdir(), `allmende-bench-${process.pid}.jpg`)
await writeFile(source, panorama)

const sphere = await newParcel('Rundblick')
let known = 0
const isShown = async (isWhole: boolean) => {
  const { panoramas } = await listsOf(sphere)
  const last = panoramas[known]
  return last?.state === 'READY' && (!isWhole || (last.levels?.length ?? 0) > 0)
}
let workshop = 0
const whole: number[] = []
const watch = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const working = work()
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const pid = await workshopOf(server.pid)
      if (pid)
        workshop = Math.max(
          workshop,
          (await peakWhile(pid, () => pause(100)).catch(() => ({ peak: 0 }))).peak,
        )
      else await pause(50)
    }
  })()
  return working.finally(async () => {
    over.abort()
    await watching
  })
}

const { peak } = await peakWhile(server.pid, () =>
  watch(() =>
    compare({
      title: `A panorama of ${width} × ${width / 2} pixels (${(panorama.length / 1e6).toFixed(1)} MB)`,
      rounds: 3,
      variants: [
        {
          name: 'sharp alone makes its picture for screens',
          run: () => timed(() => sharp(source).resize(4096, 2048).jpeg().toBuffer()),
        },
        {
          name: 'sent, checked, sealed, made, looked at',
          run: async () => {
            const start = performance.now()
            await send(sphere, 'panorama', panorama)
            await until(() => isShown(false))
            const { panoramas } = await listsOf(sphere)
            await fetched(`${panoramas[known]?.url}&size=preview`)
            const time = performance.now() - start
            await until(() => isShown(true))
            whole.push(performance.now() - start)
            known++
            return time
          },
        },
      ],
    }),
  ),
)
await rm(source)
const [first] = (await listsOf(sphere)).panoramas
printTable([
  ['all its pieces are there after', `${(median(whole) / 1000).toFixed(1)} s`],
  ['bytes of the first picture', String(await fetched(`${first?.url}&size=preview`))],
  ['bytes of one piece', String(await fetched(`${first?.url}&tile=0-0-0`))],
  ['most memory of the server', `${peak.toFixed(0)} MB`],
  ['most memory of the workshop', `${workshop.toFixed(0)} MB`],
])

const album = await newParcel('Album')
const photo = await sharp(noise).resize(1600, 1200, { fit: 'fill' }).jpeg().toBuffer()
const sending = await timed(async () => {
  for (let count = 0; count < pictures; count++) await send(album, 'image', photo)
})
const making = await timed(() =>
  until(async () => (await listsOf(album)).images.every(({ state }) => state === 'READY')),
)
console.log(
  `\n${pictures} pictures: sent in ${(sending / 1000).toFixed(1)} s, made ${(making / 1000).toFixed(1)} s later`,
)
const { images } = await listsOf(album)
await compare({
  title: `The page of a parcel with ${pictures} pictures`,
  rounds: 9,
  variants: [
    { name: 'a parcel without any', run: () => timed(() => listsOf(1)) },
    { name: 'with all of them', run: () => timed(() => listsOf(album)) },
  ],
})
const bare = join(tmpdir(), `allmende-bench-${process.pid}-small.jpg`)
await writeFile(bare, await sharp(photo).resize(480).jpeg().toBuffer())
await compare({
  title: `${pictures} thumbnails, six at a time`,
  rounds: 5,
  variants: [
    { name: 'the bare files, read', run: () => timed(() => bySix(() => readFile(bare))) },
    {
      name: 'over HTTP',
      run: () => timed(() => bySix((at) => fetched(`${images[at]?.url}&size=thumbnail`))),
    },
  ],
})
await rm(bare)
await server.remove()

/** As a browser asks. */
async function bySix(work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const line = async () => {
    while (next < pictures) await work(next++)
  }
  await Promise.all(Array.from({ length: 6 }, line))
}

import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { heldBytes, isMadeUp, mostHeld } from './held-bytes.ts'
import {
  begun,
  type JobAnswer,
  mostPixels,
  type PictureFault,
  type PictureFormat,
  type PictureJob,
  type SeenPicture,
} from './picture-jobs.ts'

// Nothing is worked on twice, and nobody else should wait for it.
sharp.cache(false)
sharp.concurrency(1)
// Whatever a file pretends to be, nothing else is tried on it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})

const formats: readonly string[] = ['jpeg', 'png', 'webp'] satisfies PictureFormat[]

/** Ends the job: it is the picture's fault. */
class Faulty extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.fault = fault
  }
}

const opened = (source: string, failOn: 'error' | 'warning' = 'error'): Sharp =>
  sharp(source, { failOn, limitInputPixels: mostPixels, sequentialRead: true })

/** On white where one could look through it, in the colours (of 8 bits) that every screen knows. */
const upright = (source: string, failOn?: 'warning'): Sharp =>
  opened(source, failOn).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')

async function look(source: string): Promise<SeenPicture> {
  const seen = await opened(source)
    .metadata()
    .catch((error: unknown) => {
      throw new Faulty(isTooLarge(error) ? 'tooManyPixels' : 'unreadable', error)
    })
  const { format, pages = 1, autoOrient } = seen
  if (!formats.includes(format)) throw new Faulty('unreadable', format)
  if (pages > 1) throw new Faulty('unreadable', 'it moves')
  if (autoOrient.width * autoOrient.height > mostPixels) throw new Faulty('tooManyPixels', 'by its header')
  if (isMadeUp(seen, (await stat(source)).size)) throw new Faulty('damaged', 'too few bytes for its size')
  if (heldBytes(seen) > mostHeld) throw new Faulty('tooHeavy', `${heldBytes(seen)} bytes at once`)
  await readToItsEnd(source, format)
  return { format: format as PictureFormat, width: autoOrient.width, height: autoOrient.height }
}

/**
 * Where the data of a JPEG ends before its pixels do the library only warns, and paints the rest grey. It warns of
 * little things as well that many cameras do, and those are no fault.
 */
async function readToItsEnd(source: string, format: string): Promise<void> {
  const tiny = (failOn?: 'warning') =>
    upright(source, failOn).resize(64, 64, { fit: 'inside' }).raw().toBuffer()
  if (format !== 'jpeg') return void (await read(tiny()))
  const problem = await tiny('warning').then(
    () => null,
    (error: unknown) => error,
  )
  if (problem === null) return
  if (/premature end/i.test(String(problem))) throw new Faulty('damaged', problem)
  await read(tiny())
}

async function shrink({ source, target, longest, isSphere }: PictureJob & { kind: 'shrink' }): Promise<null> {
  const small = longest <= 1024
  const sized = isSphere
    ? upright(source).resize(longest, longest / 2, { fit: 'fill' })
    : upright(source).resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
  await read(sized.jpeg({ quality: 80, mozjpeg: small, progressive: true }).toFile(target))
  return null
}

async function cut({ source, target, width, cols, rows }: PictureJob & { kind: 'cut' }): Promise<null> {
  await mkdir(target)
  const pieces = upright(source)
    .resize(width, width / 2, { fit: 'fill' })
    .jpeg({ quality: 80 })
    .tile({ size: width / cols, overlap: 0, depth: 'one', layout: 'dz', container: 'fs', skipBlanks: -1 })
  await read(pieces.toFile(join(target, 'level')))
  const folder = join(target, 'level_files', '0')
  const made = await readdir(folder)
  if (made.length !== cols * rows) throw new Error(`${made.length} pieces instead of ${cols * rows}`)
  for (const name of made) {
    const [col, row] = (name.split('.')[0] ?? '').split('_')
    await rename(join(folder, name), join(target, `${row}-${col}.jpg`))
  }
  await rm(join(target, 'level_files'), { recursive: true })
  await rm(join(target, 'level.dzi'))
  return null
}

const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message)
/** What the disk says, and not the picture. */
const isOurs = (error: unknown) =>
  error instanceof Error &&
  (/no space|ENOSPC|write error/i.test(error.message) ||
    (/unable to (open|write)/i.test(error.message) && /target|for write/i.test(error.message)))

async function read<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch((error: unknown) => {
    if (isOurs(error)) throw error
    throw new Faulty(isTooLarge(error) ? 'tooManyPixels' : 'damaged', error)
  })
}

function work(job: PictureJob): Promise<SeenPicture | null> {
  if (job.kind === 'look') return look(job.source)
  return job.kind === 'shrink' ? shrink(job) : cut(job)
}

// Where memory is short, this goes before the server does; elsewhere than on Linux nothing is to be said.
await writeFile('/proc/self/oom_score_adj', '900').catch(() => undefined)

process.on('message', (job: PictureJob) => {
  process.send?.(begun)
  const answer = (given: JobAnswer) => process.send?.(given)
  work(job).then(
    (done) => answer({ done }),
    (error: unknown) =>
      answer(
        error instanceof Faulty
          ? { fault: error.fault, reason: error.message }
          : { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      ),
  )
})
// Without the server there is nothing to do.
process.on('disconnect', () => process.exit(0))

import type { Logger } from 'pino'
import type { Bucket } from './s3-bucket.ts'
import { type Part, partsOf } from './s3-parts.ts'
import type { Uploads } from './s3-uploads.ts'
import { FileMissing } from './storage.ts'

export const wholeName = (key: string): string => `whole/${key}`

const atOnce = 4

/** Makes one object of the row of an unfinished file, and forgets the row. */
export async function s3Finish(bucket: Bucket, uploads: Uploads, key: string, log?: Logger): Promise<void> {
  const { row } = await partsOf(bucket, key)
  // With the object there the row may be half forgotten already.
  if (!(await bucket.has(wholeName(key)))) await assemble(row)
  await forgetRow(bucket, key).catch((err: unknown) => log?.warn({ err, key }, 'old parts stay for now'))

  async function assemble([first, ...others]: readonly Part[]): Promise<void> {
    if (!first) throw new FileMissing(`There is no file ${key}`)
    if (others.length === 0) await bucket.copy(first.name, wholeName(key))
    else await join([first, ...others])
  }

  async function join(parts: readonly Part[]): Promise<void> {
    const name = wholeName(key)
    const id = await uploads.begin(name)
    try {
      const etags: string[] = []
      for (let from = 0; from < parts.length; from += atOnce) {
        const some = parts.slice(from, from + atOnce)
        etags.push(
          ...(await Promise.all(
            some.map((part, index) => uploads.add(name, id, from + index + 1, part.name)),
          )),
        )
      }
      await uploads.complete(name, id, etags)
    } catch (error) {
      await uploads.abort(name, id).catch(() => undefined)
      // It was completed and the answer lost, or another process completed it and aborted ours.
      if (!(await bucket.has(name).catch(() => false))) throw error
    }
    await abortUploads(uploads, name, () => true).catch((err: unknown) =>
      log?.warn({ err, key }, 'uploads that were broken off stay for now'),
    )
  }
}

/** Deletes all that lies there of an unfinished file, the last first. */
export async function forgetRow(bucket: Bucket, key: string): Promise<void> {
  const names = (await partsOf(bucket, key)).all
    .map(({ name }) => name)
    .toSorted()
    .toReversed()
  for (let from = 0; from < names.length; from += atOnce)
    await Promise.all(names.slice(from, from + atOnce).map((name) => bucket.delete(name)))
}

/** Aborts uploads that a process left behind between beginning and completing them. */
export async function abortUploads(
  uploads: Uploads,
  below: string,
  isStale: (begun: Date) => boolean,
): Promise<void> {
  for (const { name, id, begun } of await uploads.list(below))
    if (isStale(begun)) await uploads.abort(name, id)
}

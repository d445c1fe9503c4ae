import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const descriptors = '/proc/self/fd'

/** The files under a folder that this process has open; none where the system does not tell. */
export const openUnder = (folder: string): string[] =>
  existsSync(descriptors)
    ? readdirSync(descriptors)
        .flatMap(fileOf)
        .filter((file) => file.startsWith(folder))
    : []

function fileOf(descriptor: string): string[] {
  try {
    return [readlinkSync(join(descriptors, descriptor))]
  } catch {
    // The one that listed the others is gone.
    return []
  }
}

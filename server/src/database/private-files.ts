import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const modes = { folder: 0o700, file: 0o600 }
const ofOthers = 0o077

/** What a name leads to that vanished, or is another user's, is not ours to change. */
const passedOver = new Set(['ENOENT', 'EPERM', 'EROFS'])

/** From now on nothing that this process makes is of use to another user, whatever the folder it lies in. */
export const makeNothingForOthers = (): void => void process.umask(ofOthers)

/** What of the data directory is ours; whatever else somebody keeps there stays as it is. */
const ours = /^(lock|database|making|pictures|tiles|files(\.\d+)?)$/
/** These may be very many. */
const isLater = (name: string): boolean => name.startsWith('files')

/**
 * Takes from others what is there already: made by an older version, under another umask, or put back from a backup.
 * Nobody waits for `later`: the data directory itself shuts others out meanwhile. A key is not among it, as one that
 * others could read is refused where it is read, and not quietly hidden.
 */
export async function keepFromOthers(directory: string): Promise<{ later: Promise<void> }> {
  if (!(await tightenOne(directory))) return { later: Promise.resolve() }
  const names = (await readdir(directory)).filter((name) => ours.test(name))
  const all = (wanted: readonly string[]) => Promise.all(wanted.map((name) => tighten(join(directory, name))))
  await all(names.filter((name) => !isLater(name)))
  return { later: all(names.filter(isLater)).then(() => undefined) }
}

async function tighten(path: string): Promise<void> {
  if ((await tightenOne(path)) !== 'folder') return
  for (const name of (await readdir(path).catch(asNothing)) ?? []) await tighten(join(path, name))
}

/** Whatever a link leads to lies elsewhere. */
async function tightenOne(path: string): Promise<'folder' | 'file' | null> {
  const facts = await lstat(path).catch(asNothing)
  if (!facts || facts.isSymbolicLink()) return null
  const kind = facts.isDirectory() ? 'folder' : 'file'
  if ((facts.mode & ofOthers) !== 0) await chmod(path, modes[kind]).catch(asNothing)
  return kind
}

function asNothing(error: NodeJS.ErrnoException): undefined {
  if (passedOver.has(error.code ?? '')) return undefined
  throw error
}

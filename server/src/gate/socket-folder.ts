import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'allmende-gate-'

/** A folder that only this user can enter, for the socket between gate and application. Clears away what dead processes left. */
export async function makeSocketFolder(): Promise<{ folder: string; path: string }> {
  await removeLeftBehind()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'inside')
  return { folder, path }
}

async function removeLeftBehind(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of folders) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    // Other people's folders are theirs to remove.
    if (pid > 0 && !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

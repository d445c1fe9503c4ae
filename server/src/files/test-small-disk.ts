import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })
const unmount = (folder: string) => execFileSync('umount', [folder], { stdio: 'ignore' })

/** Whether a disk of our own can be mounted here: a matter of root, and of what the machine lets root do. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-mount-'))
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})()

/** Puts what lies in a folder on a disk of its own with so much room. */
export function ontoSmallDisk(folder: string, bytes: number) {
  const before = `${folder}.before`
  renameSync(folder, before)
  mkdirSync(folder)
  mount('-t', 'tmpfs', '-o', `size=${bytes},mode=0700`, 'tmpfs', folder)
  cpSync(before, folder, { recursive: true })
  return {
    resize: (size: number) => mount('-o', `remount,size=${size}`, folder),
    remove: () => {
      unmount(folder)
      rmSync(before, { recursive: true, force: true })
    },
  }
}

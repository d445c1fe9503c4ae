import { readdirSync, statSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Tells of every file below a folder that is written, put there or taken away. Folder by folder, because the
 * recursive watching of Node loses a file on Linux once an editor has saved it by putting a new one in its place.
 * @param {string} root
 * @param {(file: string) => void} onSave
 */
export function watchTree(root, onSave) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()

  /** @param {string} folder */
  function add(folder) {
    watchers.get(folder)?.close()
    const watcher = watch(folder, (_event, name) => name && look(join(folder, name)))
    watchers.set(
      folder,
      watcher.on('error', () => remove(folder)),
    )
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name))
  }

  /** @param {string} folder */
  function remove(folder) {
    for (const [path, watcher] of watchers)
      if (path === folder || path.startsWith(folder + sep)) {
        watcher.close()
        watchers.delete(path)
      }
  }

  /** @param {string} path */
  function look(path) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) remove(path)
    if (found?.isDirectory() && !watchers.has(path)) add(path)
    if (!found?.isDirectory()) onSave(relative(root, path))
  }

  add(root)
  return { close: () => remove(root) }
}

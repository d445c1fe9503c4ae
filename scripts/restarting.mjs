import { watchTree } from './watching.mjs'

/** Saves that come together, as of a formatter or a branch, are one. */
const gathering = 100
const isProgram = /(?<!\.test)\.(ts|json)$/

/**
 * A process that ends and starts again whenever a program file below `folders` is saved. One that ended by itself
 * waits for the next save.
 * @param {{ folders: readonly string[], start: () => import('node:child_process').ChildProcess,
 *   say?: (sentence: string) => void }} parts
 */
export function startAgainOnSave({ folders, start, say = console.log }) {
  let isEnding = false
  let isReplacing = false
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  let current = begin()

  function begin() {
    const process = start()
    const ended = new Promise((resolve) => process.once('exit', resolve).once('error', resolve))
    void ended.then((reason) => {
      if (!isEnding && !isReplacing)
        say(`The server ended (${reason}). It starts again when a file is saved.`)
    })
    return { process, ended }
  }

  /** @param {string} file */
  async function again(file) {
    if (isEnding || isReplacing) return
    isReplacing = true
    current.process.kill('SIGTERM')
    await current.ended
    isReplacing = false
    if (isEnding) return
    say(`${file} was saved, the server starts again.`)
    current = begin()
  }

  const watchers = folders.map((folder) =>
    watchTree(folder, (file) => {
      if (!isProgram.test(file)) return
      clearTimeout(soon)
      soon = setTimeout(() => void again(file), gathering)
    }),
  )

  return {
    /** @param {NodeJS.Signals} signal */
    async end(signal) {
      isEnding = true
      clearTimeout(soon)
      for (const watcher of watchers) watcher.close()
      current.process.kill(signal)
      await current.ended
    },
  }
}

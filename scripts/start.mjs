import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureWebBuilt } from './build-web.mjs'
import { node24 } from './node24.mjs'
import { compileCache, root } from './paths.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureWebBuilt()

const server = spawn(node24(), ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
})

// A terminal signals the whole group and npm repeats it: the server is told at most once by us.
let told = false
/** @param {NodeJS.Signals} signal */
const tell = (signal) => {
  if (!told) server.kill(signal)
  told = true
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => tell(signal))

// Whoever ends npm itself ends only npm and its shell; the server must not stay behind without them.
if (process.env['npm_lifecycle_event'] === 'start') {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), 500).unref()
}

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exitCode = 1
})
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1)
})

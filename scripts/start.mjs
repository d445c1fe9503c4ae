import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureWebBuilt } from './build-web.mjs'
import { whenEnded } from './ending.mjs'
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
whenEnded('start', (signal) => server.kill(signal))

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exitCode = 1
})
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1)
})

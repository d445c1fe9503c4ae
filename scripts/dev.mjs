import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { whenEnded } from './ending.mjs'
import { freePort } from './free-port.mjs'
import { node24 } from './node24.mjs'
import { compileCache, root } from './paths.mjs'
import { startAgainOnSave } from './restarting.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()

// Pages come from Vite, which hands everything else on to the server: one address for both.
const { HOST = '127.0.0.1', PORT = '8080', PUBLIC_URL } = process.env
const port = PORT === '0' ? String(await freePort(HOST)) : PORT
const behind = String(await freePort())

const server = startAgainOnSave({
  folders: ['server/src', 'domain/src', 'demo'].map((folder) => join(root, folder)),
  start: () =>
    spawn(node24(), ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        NODE_COMPILE_CACHE: compileCache,
        ...process.env,
        HOST: '127.0.0.1',
        PORT: behind,
        PUBLIC_URL: PUBLIC_URL || `http://${HOST}:${port}`,
        WEB_DIR: 'web',
      },
    }),
})

const vite = spawn(
  node24(),
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    '--clearScreen',
    'false',
    '--logLevel',
    'warn',
    '--host',
    HOST,
    '--port',
    port,
    '--strictPort',
  ],
  {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEV_SERVER: `http://127.0.0.1:${behind}` },
  },
)

whenEnded('dev', (signal) => vite.kill(signal))
const [code] = await once(vite, 'exit')
await server.end('SIGTERM')
process.exitCode = code ?? 0

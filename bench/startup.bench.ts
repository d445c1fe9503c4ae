import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { node24 } from '../scripts/node24.mjs'
import { root } from '../scripts/paths.mjs'
import { compare, timed } from './harness.ts'

const bareServer = `
  const { fastify } = await import('fastify')
  const app = fastify()
  app.get('/healthz', () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  console.log('ready')`

async function startBareServer(): Promise<number> {
  const bare = spawn(node24(), ['--input-type=module', '-e', bareServer], {
    cwd: `${root}/server`,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const time = await timed(() => once(bare.stdout, 'data'))
  bare.kill()
  await once(bare, 'close')
  return time
}

async function startOn(dataDir: string): Promise<number> {
  const server = new ServerProcess(dataDir)
  const time = await timed(() => server.start())
  await server.stop()
  return time
}

async function startOnNewFolder(): Promise<number> {
  const folder = await newDataDir()
  const time = await startOn(folder)
  await rm(folder, { recursive: true, force: true })
  return time
}

const used = await newDataDir()
await startOn(used)
await compare({
  title: 'Until /healthz answers',
  rounds: 5,
  variants: [
    { name: 'bare fastify', run: startBareServer },
    { name: 'first start, with demo data', run: startOnNewFolder },
    { name: 'second start', run: () => startOn(used) },
  ],
})
await rm(used, { recursive: true, force: true })

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startTilePeer, tilePng } from '../e2e/tile-peer.ts'
import { node24 } from '../scripts/node24.mjs'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'
import { compare, timed } from './harness.ts'

/** As a browser that draws a map; all rounds together stay below what one address may have in a minute. */
const [atOnce, tilesPerRound, rounds] = [6, 300, 9]
/** What a tile of a town weighs. */
const weight = 30_000
const picture = Buffer.concat([tilePng.subarray(0, 45), padding(weight), tilePng.subarray(45)])

const bareServer = `
  const { createServer } = await import('node:http')
  const { readFile } = await import('node:fs/promises')
  const server = createServer(async (request, response) => {
    const bytes = await readFile(process.argv[1])
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

const peer = await startTilePeer(picture)
const dataDir = await newDataDir()
const server = new ServerProcess(dataDir, { TILES_URL: peer.setting, DEMO_DATA: 'off' })
await server.start()
const file = join(dataDir, 'tile.png')
await writeFile(file, picture)
const bare = spawn(node24(), ['--input-type=module', '-e', bareServer, file], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [port] = (await once(bare.stdout, 'data')) as [Buffer]

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
async function take(address: string): Promise<void> {
  const [answer] = await once(get(address, { agent }), 'response')
  const bytes = await buffer(answer)
  if (answer.statusCode !== 200 || bytes.length !== picture.length) throw new Error(`${answer.statusCode}`)
}
const round = (address: string) =>
  timed(async () => {
    let left = tilesPerRound
    const keepAsking = async () => {
      while (left-- > 0) await take(address)
    }
    await Promise.all(Array.from({ length: atOnce }, keepAsking))
  })

try {
  await compare({
    title: `A kept tile of ${Math.round(picture.length / 1000)} kB over HTTP, ${atOnce} at once`,
    rounds,
    workPerRound: { amount: tilesPerRound, unit: 'tiles' },
    variants: [
      {
        name: 'bare HTTP server that reads the same bytes',
        run: () => round(`http://127.0.0.1:${String(port).trim()}/`),
      },
      { name: 'the platform', run: () => round(`${server.url}/tiles/probe/14/8590/5310`) },
    ],
  })
  console.log(`  Its server was asked ${peer.asked.length === 1 ? 'once' : `${peer.asked.length} times`}.`)
} finally {
  agent.destroy()
  bare.kill()
  await server.remove()
  await peer.close()
}

/** A chunk of a PNG that nobody draws. */
function padding(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return Buffer.concat([length, Buffer.from('aaAa'), randomBytes(bytes), Buffer.alloc(4)])
}

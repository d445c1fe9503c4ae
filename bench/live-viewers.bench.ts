import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { countFrom } from './database.ts'
import { median, printTable } from './harness.ts'
import { processorSeconds } from './processor.ts'

const viewers = countFrom('BENCH_VIEWERS', 1000)
const ofTheTeam = 10
const rounds = 5

type Addresses = { platform: string; bare: string; tokens: string[]; tenderId: number }
const server = fork(join(import.meta.dirname, 'live-viewers.server.ts'))
const [{ platform, bare, tokens, tenderId }] = (await once(server, 'message')) as [Addresses]

type Viewer = {
  call: (method: string, ...params: unknown[]) => Promise<unknown>
  /** Resolves when it is told next that the tender has changed. */
  told: () => Promise<void>
}

async function view(address: string): Promise<Viewer> {
  const socket = new WebSocket(address)
  const open = new Map<number, (answer: unknown) => void>()
  let next = 0
  let hear = () => {}
  socket.on('message', (data: Buffer) => {
    const { id, method, result, error } = JSON.parse(data.toString())
    if (method === 'storeChanged') return hear()
    if (method) return
    if (error) throw new Error(error.message)
    open.get(id)?.(result)
    open.delete(id)
  })
  await once(socket, 'open')
  return {
    told: () => new Promise((resolve) => void (hear = resolve)),
    call: (method, ...params) =>
      new Promise((resolve) => {
        const id = next++
        open.set(id, resolve)
        socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
      }),
  }
}

/** All of them look at the tender; they come in groups. */
async function crowd(address: (index: number) => string): Promise<Viewer[]> {
  const all: Viewer[] = []
  while (all.length < viewers) {
    const size = Math.min(50, viewers - all.length)
    const group = await Promise.all(Array.from({ length: size }, (_, at) => view(address(all.length + at))))
    await Promise.all(group.map((viewer) => viewer.call('getProject', tenderId)))
    all.push(...group)
  }
  return all
}

const tokenAt = (index: number) => tokens[index % tokens.length] ?? ''
const crowds = {
  'bare websocket server': await crowd(() => bare),
  'the platform': await crowd((index) =>
    index < ofTheTeam ? `${platform}?X-Auth-Token=${tokenAt(index)}` : platform,
  ),
}

type Round = { told: number; shown: number; work: number; reads: number }
let changes = 0

async function readsSoFar(): Promise<number> {
  server.send('count')
  const [reads] = (await once(server, 'message')) as [number]
  return reads
}

/** One of the crowd renames the tender; everybody who is told of it fetches it again, as a page does. */
async function round(all: readonly Viewer[]): Promise<Round> {
  const reads = await readsSoFar()
  const used = await processorSeconds(server.pid ?? 0)
  const start = performance.now()
  const hearing = all.map((viewer) => viewer.told())
  const seeing = all.map((viewer, index) => hearing[index]?.then(() => viewer.call('getProject', tenderId)))
  await all[0]?.call('rename', `Fähre ${changes++}`)
  await Promise.all(hearing)
  const told = performance.now() - start
  await Promise.all(seeing)
  const shown = performance.now() - start
  const work = ((await processorSeconds(server.pid ?? 0)) - used) * 1000
  return { told, shown, work, reads: (await readsSoFar()) - reads }
}

const results = new Map<string, Round[]>(Object.keys(crowds).map((name) => [name, []]))
for (let at = 0; at < rounds; at++)
  for (const [name, all] of Object.entries(crowds)) results.get(name)?.push(await round(all))

console.log(
  `A change of a tender that ${viewers} people look at, ${ofTheTeam} of them of its team (median of ${rounds} rounds, baseline: a bare server that waits the same 250 ms and sends the same answer)`,
)
const [baseline = []] = results.values()
const middle = (of: readonly Round[], key: keyof Round) => median(of.map((each) => each[key]))
const cell = (of: readonly Round[], key: keyof Round) =>
  `${middle(of, key).toFixed(0)} ms × ${(middle(of, key) / middle(baseline, key)).toFixed(1)}`
printTable([
  ['', 'last one told', 'last one shown', "server's processor", 'reads'],
  ...[...results].map(([name, of]) => [
    name,
    cell(of, 'told'),
    cell(of, 'shown'),
    cell(of, 'work'),
    String(middle(of, 'reads')),
  ]),
])
server.send('end')
process.exit(0)

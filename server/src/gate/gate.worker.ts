import { type AddressInfo, createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { countedAddress, proxyReader } from '../http/address.ts'
import { Crowd } from './crowd.ts'
import { InnerWay } from './inner-way.ts'
import { LeftBehind } from './left-behind.ts'
import { Passage } from './passage.ts'
import { Places } from './places.ts'
import { SmallPieces } from './small-pieces.ts'
import { Stamps } from './stamps.ts'
import { steadyNow } from './steady-clock.ts'

export type GateData = {
  host: string
  port: number
  /** Where the application listens. */
  paths: readonly string[]
  mostConnections: number
  shared: SharedArrayBuffer
  connectionsPerAddress: number
  /** So long somebody may be connected without sending anything. Milliseconds. */
  firstWordWithin: number
  trustProxy: string[] | false
}
export type FromGate =
  | { kind: 'listening'; address: AddressInfo }
  | { kind: 'failed'; code: string }
  | { kind: 'closed' }

const { host, port, paths, shared, mostConnections, connectionsPerAddress, firstWordWithin, trustProxy } =
  workerData as GateData
/** So many connections of an address may not be led to the application yet; browsers open some ahead. */
const mostUnled = 200

const tell = (message: FromGate): void => parentPort?.postMessage(message)

// Each connection that breaks is an error; where in our code it was met tells nothing.
Error.stackTraceLimit = 0

const stamps = new Stamps(shared)
const places = new Places(stamps)
const crowd = new Crowd({
  all: mostConnections,
  perAddress: connectionsPerAddress,
  unledPerAddress: Math.min(connectionsPerAddress, mostUnled),
  many: Math.max(32, Math.floor(mostConnections / 64)),
  several: 8,
})
const leftBehind = new LeftBehind()
const smallPieces = new SmallPieces(steadyNow)
const way = new InnerWay(paths)
const isOurProxy = proxyReader(trustProxy)

const tooMany =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** So many a second are told why; a flood is not worth an answer. */
const answeredPerSecond = 50
let [second, answered] = [0, 0]

/** Says no in the one way that whoever speaks HTTP understands. */
function turnAway(client: Socket): void {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) [second, answered] = [now, 0]
  if (answered++ >= answeredPerSecond) return void client.resetAndDestroy()
  client.on('error', () => undefined)
  client.end(tooMany)
  client.resume()
  setTimeout(() => client.destroy(), 1000)
}

function receive(client: Socket): void {
  const { remoteAddress } = client
  if (!remoteAddress) return void client.destroy()
  const isProxy = isOurProxy(remoteAddress)
  const address = countedAddress(remoteAddress)
  // Nobody has to go where there is no memory for another one anyway.
  const taken = places.take() ?? (leftBehind.makePlaceFor(address) ? places.take() : null)
  if (!taken) return turnAway(client)
  if (!crowd.hasPlaceFor({ address, isProxy })) {
    places.giveBack(taken.place, taken.serial, false)
    return turnAway(client)
  }
  const parts = {
    client,
    address,
    isProxy,
    ...taken,
    stamps,
    crowd,
    leftBehind,
    smallPieces,
    way,
    firstWordWithin,
    over,
  }
  crowd.join(new Passage(parts))
}

const over = ({ place, serial }: Passage, isSeen: boolean): void => places.giveBack(place, serial, isSeen)

/** Of each door one connection is taken in per round, however many wait. */
const doors = 4
const servers: Server[] = []

async function open(options: ListenOptions): Promise<AddressInfo> {
  // Nothing is read ahead: who is not listened to costs nothing.
  const server = createServer({ allowHalfOpen: true, noDelay: true, highWaterMark: 1 }, receive)
  // The kernel may allow fewer; those beyond would connect again only after a second.
  server.listen({ host, backlog: 1024, ...options })
  await once(server, 'listening')
  // One that could not be taken in is no reason to close.
  server.on('error', () => undefined)
  servers.push(server)
  return server.address() as AddressInfo
}

/** A port that nobody else has: those who share one are not told of others who do. */
async function ownPort(): Promise<number> {
  const alone = createServer((client) => client.resetAndDestroy())
  alone.listen({ host, port })
  await once(alone, 'listening')
  const address = alone.address() as AddressInfo
  alone.close()
  await once(alone, 'close')
  return address.port
}

async function openAll(): Promise<AddressInfo> {
  const free = port === 0 ? 0 : await ownPort()
  try {
    const address = await open({ port: free, reusePort: true })
    for (let door = 1; door < doors; door++) await open({ port: address.port, reusePort: true })
    return address
  } catch (error) {
    // Not every system shares a port.
    if (servers.length === 0 && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
      return open({ port: free })
    throw error
  }
}

openAll().then(
  (address) => tell({ kind: 'listening', address }),
  ({ code = 'unknown' }: NodeJS.ErrnoException) => tell({ kind: 'failed', code }),
)

parentPort?.on('message', () => {
  for (const server of servers) server.close()
  tell({ kind: 'closed' })
})

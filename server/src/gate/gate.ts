import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { endGently } from '../rpc/end-gently.ts'
import { GateConnection } from './connection.ts'
import type { FromGate, GateData } from './gate.worker.ts'
import { mostConnections } from './most-connections.ts'
import { preambleLength, readPreamble } from './preamble.ts'
import { giveWayToGate } from './priority.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { Stamps } from './stamps.ts'
import { wallTimeOf } from './steady-clock.ts'

/** Of each listening socket one connection is taken in per round of the loop, however many wait before it. */
const doors = 4
/** Places beyond the connections there may be: one that is over keeps its own until the application is done with it. */
const spare = 4096

export type Gate = {
  /** Where the application has to listen, so that the gate finds it. */
  path: string
  /** Opens it to the world once the application listens. */
  open: (where: GateWhere) => Promise<AddressInfo>
  connections: ReadonlySet<GateConnection>
  /** When the oldest came of what the application has not been led to yet; null where there is nothing. */
  unledSince: () => Date | null
  /** From here on nobody comes in any more; those inside stay. */
  shut: () => Promise<void>
  close: () => Promise<void>
}

export type GateWhere = Pick<
  GateData,
  'host' | 'port' | 'connectionsPerAddress' | 'firstWordWithin' | 'trustProxy'
>

/**
 * Accepts connections in a thread that does nothing else, notes when each byte came, and passes the bytes on to the
 * application's own socket. So no work of the application moves the instant at which something reached us.
 */
export async function makeGate(server: Server): Promise<Gate> {
  const { folder, path } = await makeSocketFolder()
  const most = mostConnections()
  // Memory for the instants is taken only as they come.
  const stamps = Stamps.withPlaces(most + spare)
  const connections = receiveFrom(server, stamps)
  const sideDoors: NetServer[] = []
  let worker: Worker | null = null
  let isClosing = false

  async function open(where: GateWhere): Promise<AddressInfo> {
    for (let door = 1; door < doors; door++) sideDoors.push(await sideDoorOf(server, `${path}-${door}`))
    const paths = [path, ...Array.from(sideDoors, (door) => door.address() as string)]
    const workerData: GateData = { ...where, paths, mostConnections: most, shared: stamps.shared }
    worker = new Worker(new URL('./gate.worker.ts', import.meta.url), {
      workerData,
      // All places taken need some 250 MB; what is young is passed on at once.
      resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 },
    })
    worker.on('exit', (code) => {
      // Nobody reaches a server without its gate; better to end loudly than to stand there alone.
      if (!isClosing) throw new Error(`the gate ended with code ${code}`)
    })
    const answer = await messageOf(worker)
    giveWayToGate()
    if (answer.kind === 'listening') return answer.address
    isClosing = true
    throw Object.assign(new Error('the gate could not be opened'), {
      code: answer.kind === 'failed' ? answer.code : undefined,
    })
  }

  async function shut(): Promise<void> {
    if (!worker || isClosing) return
    isClosing = true
    const closed = messageOf(worker)
    worker.postMessage('close')
    await closed
  }

  return {
    path,
    open,
    connections,
    unledSince: () => {
      const at = stamps.earliestUntaken()
      return at === null ? null : wallTimeOf(at)
    },
    shut,
    close: async () => {
      isClosing = true
      await worker?.terminate()
      for (const door of sideDoors) door.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One more socket whose connections are the server's own. */
async function sideDoorOf(server: Server, path: string): Promise<NetServer> {
  const door = createServer({ allowHalfOpen: true }, (socket) => void server.emit('connection', socket))
  await once(door.listen({ path, backlog: 4096 }), 'listening')
  return door
}

const messageOf = (worker: Worker) =>
  new Promise<FromGate>((resolve, reject) => worker.once('message', resolve).once('error', reject))

/** Every connection begins with what the gate says of it; only then the server gets it, as if it had come by itself. */
function receiveFrom(server: Server, stamps: Stamps): ReadonlySet<GateConnection> {
  const connections = new Set<GateConnection>()
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const give = (): void => {
      const bytes = socket.read(preambleLength) as Buffer | null
      if (bytes === null) return
      if (bytes.length < preambleLength) return giveUp()
      socket.off('readable', give)
      socket.off('end', giveUp)
      const { place, serial, address, port } = readPreamble(bytes)
      Object.defineProperty(socket, 'remoteAddress', { value: address })
      Object.defineProperty(socket, 'remotePort', { value: port })
      stamps.take(place, serial)
      const connection = new GateConnection(stamps, place, serial, socket)
      connections.add(connection)
      socket.once('close', () => {
        connections.delete(connection)
        connection.keepInstants()
        stamps.release(place, serial)
      })
      for (const listener of listeners) listener.call(server, socket)
    }
    // It had to go before it was led in.
    const giveUp = (): void => void socket.destroy()
    socket.once('end', giveUp)
    socket.on('error', () => socket.destroy())
    socket.destroySoon = () => endGently(socket)
    socket.on('readable', give)
  })
  return connections
}

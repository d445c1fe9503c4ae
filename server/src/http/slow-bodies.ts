import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { DoorLimits } from '../rpc/limits.ts'
import { lookEvery } from '../rpc/look-every.ts'

/** Ends requests whose body only drips in. */
export function endSlowBodies(
  app: FastifyInstance,
  limits: Pick<DoorLimits, 'slowBody' | 'lookEvery'>,
): void {
  const bodies = new ArrivingBodies(limits.slowBody)
  app.addHook('onRequest', async ({ raw }) => bodies.add(raw))
  const timer = lookEvery(limits.lookEvery, () => bodies.look())
  app.addHook('onClose', async () => clearInterval(timer))
}

/** The bodies that are not whole yet, and how much had come of each by when. */
export class ArrivingBodies {
  readonly #arriving = new Map<IncomingMessage, { socket: Socket; since: number; bytes: number }>()
  readonly #pace: DoorLimits['slowBody']

  constructor(pace: DoorLimits['slowBody']) {
    this.#pace = pace
  }

  get size(): number {
    return this.#arriving.size
  }

  add(request: IncomingMessage): void {
    if (!request.complete && announcesBody(request)) this.#measureFromNow(request, request.socket)
  }

  /** Not every request says that its connection is gone, so each is asked. */
  look(): void {
    // A request whose reader gave up knows its connection no more.
    for (const [request, { socket, since, bytes }] of this.#arriving) {
      const elapsed = Date.now() - since
      const due = (elapsed / 1000) * this.#pace.bytesPerSecond
      const isSlow = socket.bytesRead - bytes < due
      if (request.complete || socket.destroyed) this.#arriving.delete(request)
      // While we do not read, the client is not to blame.
      else if (!isRead(request)) this.#measureFromNow(request, socket)
      else if (elapsed < this.#pace.within) continue
      else if (isSlow) socket.destroy()
      // Haste at first does not pay for stopping later.
      else this.#measureFromNow(request, socket)
    }
  }

  #measureFromNow(request: IncomingMessage, socket: Socket): void {
    this.#arriving.set(request, { socket, since: Date.now(), bytes: socket.bytesRead })
  }
}

/** Whether somebody waits for what comes next: by its events, or asking for it piece by piece. */
const isRead = ({ readableFlowing, readableLength }: IncomingMessage): boolean =>
  readableFlowing === true || (readableFlowing === false && readableLength === 0)

const announcesBody = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > 0

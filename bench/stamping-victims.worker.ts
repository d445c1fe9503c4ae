import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Who sends what and when. */
export type Victim = { url: string; token: string; offerId: number; at: number; isNew: boolean }
/** When she sent it, by the clock on the wall, and how long it took her to connect. */
export type Sent = { offerId: number; at: number; connecting: number; answer: string }

/** Each sends her submission at her moment, over an open connection or a new one; in a thread that does nothing else. */
const sent = await Promise.all(
  (workerData as Victim[]).map(async ({ url, token, offerId, at, isNew }): Promise<Sent> => {
    const untilHerMoment = () => pause(Math.max(0, at - Date.now()))
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'updateOfferStage',
      params: [offerId, 6, null],
    })
    const request = `POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-Auth-Token: ${token}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
    if (isNew) await untilHerMoment()
    const began = Date.now()
    const { hostname, port } = new URL(url)
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
    let answer = ''
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString()
    })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const connecting = Date.now() - began
    if (!isNew) await untilHerMoment()
    const moment = Date.now()
    socket.write(request)
    await once(socket, 'close')
    return { offerId, at: moment, connecting, answer }
  }),
)
parentPort?.postMessage(sent)

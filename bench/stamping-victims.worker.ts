import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Who sends what and when. */
export type Victim = { url: string; token: string; offerId: number; at: number }
/** When she sent it, by the clock on the wall. */
export type Sent = { offerId: number; at: number; answer: string }

/** Each has her connection open and sends her submission at her moment; in a thread that does nothing else. */
const sent = await Promise.all(
  (workerData as Victim[]).map(async ({ url, token, offerId, at }): Promise<Sent> => {
    const { hostname, port } = new URL(url)
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'updateOfferStage',
      params: [offerId, 6, null],
    })
    const request = `POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-Auth-Token: ${token}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
    let answer = ''
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString()
    })
    socket.on('error', () => undefined)
    await pause(Math.max(0, at - Date.now()))
    const moment = Date.now()
    socket.write(request)
    await once(socket, 'close')
    return { offerId, at: moment, answer }
  }),
)
parentPort?.postMessage(sent)

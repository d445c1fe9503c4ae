import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { compare, timed } from './harness.ts'

const clients = 4
const inFlight = 8
const callsPerClient = 500

const server = fork(join(import.meta.dirname, 'calls.server.ts'))
const [addresses] = (await once(server, 'message')) as [{ platform: string; bare: string }]

/** Each client keeps some calls on the way until all are answered. */
async function callFrom(socket: WebSocket): Promise<void> {
  let [sent, answered] = [0, 0]
  const send = () =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'getSettings', params: [], id: sent++ }))
  await new Promise<void>((resolve) => {
    socket.on('message', () => {
      if (++answered === callsPerClient) resolve()
      else if (sent < callsPerClient) send()
    })
    for (let index = 0; index < inFlight; index++) send()
  })
}

async function round(address: string): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = new WebSocket(address)
      await once(socket, 'open')
      return socket
    }),
  )
  const time = await timed(() => Promise.all(sockets.map(callFrom)))
  for (const socket of sockets) socket.close()
  return time
}

await compare({
  title: `Remote calls over the websocket, ${clients} clients with ${inFlight} calls on the way each`,
  variants: [
    { name: 'bare websocket server, same SQL and JSON', run: () => round(addresses.bare) },
    { name: 'the platform', run: () => round(addresses.platform) },
  ],
  rounds: 9,
  workPerRound: { amount: clients * callsPerClient, unit: 'calls' },
})
server.send('end')

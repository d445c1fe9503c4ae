import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Person, Served } from './calls.server.ts'
import { compare, timed } from './harness.ts'

const inFlight = 8
const callsPerClient = 500

const server = fork(join(import.meta.dirname, 'calls.server.ts'))
const [{ people, ...addresses }] = (await once(server, 'message')) as [Served]

/** Each client keeps some calls on the way until all are answered: of one colleague after the other. */
async function callFrom(socket: WebSocket, { colleagues }: Person): Promise<void> {
  let [sent, answered] = [0, 0]
  const send = () => {
    const params = [colleagues[sent % colleagues.length]]
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'getUser', params, id: sent++ }))
  }
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { id, error } = JSON.parse(data.toString())
      if (error) throw new Error(error.message)
      if (id === undefined) return
      if (++answered === callsPerClient) resolve()
      else if (sent < callsPerClient) send()
    })
    for (let index = 0; index < inFlight; index++) send()
  })
}

async function round(address: string): Promise<number> {
  const sockets = await Promise.all(
    people.map(async (person) => {
      const socket = new WebSocket(`${address}?X-Auth-Token=${person.token}`)
      await once(socket, 'open')
      return { socket, person }
    }),
  )
  const time = await timed(() => Promise.all(sockets.map(({ socket, person }) => callFrom(socket, person))))
  for (const { socket } of sockets) socket.close()
  return time
}

await compare({
  title: `Remote calls over the websocket, ${people.length} people who are logged in, each with ${inFlight} calls on the way for what is hers`,
  variants: [
    { name: 'bare websocket server, same SQL and JSON', run: () => round(addresses.bare) },
    { name: 'the platform', run: () => round(addresses.platform) },
  ],
  rounds: 9,
  workPerRound: { amount: people.length * callsPerClient, unit: 'calls' },
})
server.send('end')

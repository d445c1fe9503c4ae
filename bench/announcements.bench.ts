import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { compare, timed } from './harness.ts'

const [watchers, watchedReads, calls] = [50, 100, 200]

const server = fork(join(import.meta.dirname, 'announcements.server.ts'), [String(watchers)])
const [{ url, tokens }] = (await once(server, 'message')) as [{ url: string; tokens: string[] }]

type Peer = { socket: WebSocket; call: (method: string, ...params: unknown[]) => Promise<unknown> }

async function connect(token: string): Promise<Peer> {
  const socket = new WebSocket(`${url}?X-Auth-Token=${token}`)
  await once(socket, 'open')
  const open = new Map<number, (answer: unknown) => void>()
  let next = 0
  socket.on('message', (data: Buffer) => {
    const { id, result, error } = JSON.parse(data.toString())
    if (error) throw new Error(error.message)
    open.get(id)?.(result)
    open.delete(id)
  })
  const call = (method: string, ...params: unknown[]) =>
    new Promise((resolve) => {
      const id = next++
      open.set(id, resolve)
      socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
    })
  return { socket, call }
}

/** Every one of them looks at so many different lists. */
const [caller, ...looking] = (await Promise.all(tokens.map(connect))) as [Peer, ...Peer[]]
for (const { call } of looking)
  for (let index = 0; index < watchedReads; index++) await call('getProjects', { search: `Wort ${index}` })

async function callsInARow(): Promise<void> {
  for (let index = 0; index < calls; index++) await caller.call('getSettings')
}

/** Long enough for what was announced to have begun. */
const begun = () => new Promise((resolve) => setTimeout(resolve, 400))
async function settled(): Promise<void> {
  server.send('settle')
  await once(server, 'message')
}

await compare({
  title: `${calls} calls in a row, while ${watchers} people × ${watchedReads} watched reads are asked again`,
  variants: [
    {
      name: 'nothing was saved',
      run: async () => {
        await settled()
        return timed(callsInARow)
      },
    },
    {
      name: 'a tender was saved',
      run: async () => {
        await settled()
        await caller.call('save')
        await begun()
        return timed(callsInARow)
      },
    },
  ],
  rounds: 5,
})
server.send('end')

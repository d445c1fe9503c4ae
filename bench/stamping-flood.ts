import { createConnection, type Socket } from 'node:net'

/** Somebody who keeps the gate itself busy, in a process of its own: what, and where. */
const [what, url = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)

function connect(address: number): Socket {
  const localAddress = `127.0.1.${address}`
  const socket = createConnection({ host: hostname, port: Number(port), localAddress, noDelay: true })
  return socket.on('error', () => undefined).resume()
}

/** Headers that never end, byte by byte, as fast as it goes. */
function sendCrumbs(address: number): void {
  const socket = connect(address)
  const more = (): void => void socket.write('a', () => setImmediate(more))
  socket.once('connect', () => {
    socket.write('POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-A: ')
    more()
  })
  socket.once('close', () => setTimeout(sendCrumbs, 50, address))
}

/** Connects, says nothing, and does so again as soon as it was sent off. */
function knock(address: number): void {
  connect(address).once('close', () => setTimeout(knock, 50, address))
}

/** Begins a request and stays. */
function begin(address: number): void {
  const socket = connect(address)
  socket.write('P')
  socket.once('close', () => setTimeout(begin, 50, address))
}

/** Begins a request and goes. */
function comeAndGo(address: number): void {
  const socket = connect(address)
  socket.write('P')
  setTimeout(() => socket.resetAndDestroy(), 300)
  setTimeout(comeAndGo, 600, address)
}

const floods: Readonly<Record<string, { one: (address: number) => void; addresses: number; each: number }>> =
  {
    crumbs: { one: sendCrumbs, addresses: 1, each: 850 },
    connects: { one: knock, addresses: 1, each: 2500 },
    fill: { one: begin, addresses: 12, each: 1000 },
    gusts: { one: comeAndGo, addresses: 20, each: 88 },
  }
const { one, addresses, each } = floods[what ?? ''] ?? { one: knock, addresses: 0, each: 0 }
for (let address = 1; address <= addresses; address++) for (let count = 0; count < each; count++) one(address)
process.once('disconnect', () => process.exit(0))

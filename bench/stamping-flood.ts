import { createConnection, type Socket } from 'node:net'

/** Somebody who keeps the gate itself busy, in a process of its own: what, where, from which address. */
const [what, url = '', localAddress = '127.0.0.1'] = process.argv.slice(2)
const { hostname, port } = new URL(url)

function connect(): Socket {
  const socket = createConnection({ host: hostname, port: Number(port), localAddress, noDelay: true })
  return socket.on('error', () => undefined).resume()
}

/** Headers that never end, byte by byte, as fast as it goes. */
function sendCrumbs(): void {
  const socket = connect()
  const more = (): void => void socket.write('a', () => setImmediate(more))
  socket.once('connect', () => {
    socket.write('POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nX-A: ')
    more()
  })
  socket.once('close', () => setTimeout(sendCrumbs, 50))
}

/** Connects, says nothing, and does so again as soon as it was sent off. */
function knock(): void {
  connect().once('close', () => setTimeout(knock, 50))
}

const [begin, count] = what === 'crumbs' ? [sendCrumbs, 850] : [knock, 2500]
for (let index = 0; index < count; index++) begin()
process.once('disconnect', () => process.exit(0))

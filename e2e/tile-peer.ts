import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How the next questions end; `show` answers with a picture. */
export type Showing =
  | 'show'
  | 'missing'
  | 'fail'
  | 'redirect'
  | 'page'
  | 'giant'
  | 'endless'
  | 'drip'
  | 'hang'
  | 'cutOff'
  | 'announcesMore'
  | 'announcesLess'

/** A server of XYZ tiles as they are asked for everywhere, `/{z}/{x}/{y}.png`, that may misbehave as told. */
export type TilePeer = {
  url: string
  /** One map of it, as `TILES_URL` wants it. */
  setting: string
  asked: { path: string; headers: IncomingHttpHeaders }[]
  /** How many it answers at this moment, and the most it ever did at once. */
  atOnce: { now: number; most: number }
  /** What the next questions meet; after that they are answered. */
  showing: (...next: Showing[]) => void
  /** Of every picture from now on. */
  answering: (headers: Record<string, string>, after?: number) => void
  close: () => Promise<void>
}

/** 256 by 256 pixels of one colour. */
export const tilePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEXe6t7ll8FVAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'base64',
)

/** Shows the same picture for every tile. */
export async function startTilePeer(picture = tilePng): Promise<TilePeer> {
  const asked: TilePeer['asked'] = []
  const atOnce = { now: 0, most: 0 }
  let next: Showing[] = []
  let given = { headers: {} as Record<string, string>, after: 0 }

  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, headers })
    atOnce.most = Math.max(atOnce.most, ++atOnce.now)
    response.once('close', () => atOnce.now--)
    if (!/^\/\d+\/\d+\/\d+\.png$/.test(url)) return void response.writeHead(400).end()
    const how = next.shift() ?? 'show'
    if (how !== 'show') return void misbehave(response, how)
    void show(response, headers)
  })

  async function show(response: ServerResponse, asking: IncomingHttpHeaders): Promise<void> {
    const { headers, after } = given
    if (after > 0) await pause(after)
    const isKnown = headers['etag'] !== undefined && asking['if-none-match'] === headers['etag']
    if (isKnown) return void response.writeHead(304, headers).end()
    response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(picture)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const map = { id: 'probe', name: 'Probe', url: `${url}/{z}/{x}/{y}.png`, attribution: '© Probe' }
  return {
    url,
    setting: JSON.stringify([{ ...map, maxZoom: 18 }]),
    asked,
    atOnce,
    showing: (...coming) => {
      next = coming
    },
    answering: (headers, after = 0) => {
      given = { headers, after }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function misbehave(response: ServerResponse, how: Exclude<Showing, 'show'>): Promise<void> {
  const png = { 'content-type': 'image/png' }
  switch (how) {
    case 'missing':
      return void response.writeHead(404).end('no such tile')
    case 'fail':
      return void response.writeHead(500).end()
    case 'redirect':
      return void response.writeHead(302, { location: '/0/0/0.png' }).end()
    case 'page':
      return void response.writeHead(200, png).end('<html><script>alert(1)</script></html>')
    case 'giant':
      return void response.writeHead(200, png).end(Buffer.concat([tilePng, Buffer.alloc(2_000_000)]))
    case 'endless':
      response.writeHead(200, png)
      while (!response.destroyed) if (!response.write(Buffer.alloc(65_536))) await pause(1)
      return
    case 'drip':
      response.writeHead(200, png)
      for (const byte of tilePng) {
        if (response.destroyed) return
        response.write(Buffer.from([byte]))
        await pause(100)
      }
      return
    case 'cutOff':
      response.writeHead(200, { ...png, 'content-length': String(tilePng.length) })
      response.write(tilePng.subarray(0, 50))
      await pause(20)
      return void response.destroy()
    case 'announcesMore':
      return void response.socket?.end(raw(tilePng.length + 100))
    case 'announcesLess':
      return void response.socket?.end(raw(50))
    case 'hang':
  }
}

const raw = (length: number) =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: ${length}\r\n\r\n`),
    tilePng,
  ])

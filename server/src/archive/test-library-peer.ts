import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How the library is today. */
export type Mood =
  | 'take'
  | 'down'
  | 'full'
  | 'fullInWords'
  | 'refuse'
  | 'forbid'
  | 'unknown'
  | 'redirect'
  | 'redirectUpload'
  | 'foreignLink'
  | 'hangUp'
  | 'cutShort'
  | 'gibberish'

export type Received = { method: string; path: string; token: string | undefined; bytes: number }

/** A small file library that keeps to the public interface of Seafile (api2), and fails as one can. */
export async function startLibrary(token: string, repo: string) {
  let mood: Mood = 'take'
  let elsewhere = 'http://127.0.0.1:9'
  const files = new Map<string, Buffer>()
  const received: Received[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://x')
    const entry = {
      method: request.method ?? '',
      path: url.pathname,
      token: request.headers.authorization,
      bytes: 0,
    }
    received.push(entry)
    const says = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const isUpload = url.pathname.startsWith('/seafhttp/upload-api/')
    if (mood === 'down') return void says(503, { error_msg: 'busy' })
    if (mood === 'redirect' && !isUpload)
      return void says(302, '', { location: `${elsewhere}${url.pathname}` })
    if (mood === 'redirectUpload' && isUpload) return void says(307, '', { location: `${elsewhere}/take` })
    if (mood === 'refuse' || request.headers.authorization !== `Token ${token}`)
      return void says(401, { detail: 'Invalid token' })
    if (mood === 'forbid') return void says(403, { error_msg: 'Permission denied.' })
    if (isUpload) {
      if (mood === 'hangUp') return void request.socket.destroy()
      if (mood === 'full') return void says(443, { error: 'Out of quota.' })
      if (mood === 'fullInWords') return void says(500, { error: 'Out of quota.' })
      const { name, content } = formIn(request, await buffer(request))
      entry.bytes = content.length
      files.set(name, mood === 'cutShort' ? content.subarray(1) : content)
      return void says(200, createHash('sha1').update(content).digest('hex'))
    }
    const inRepo = `/api2/repos/${repo}`
    if (mood === 'unknown' || !url.pathname.startsWith(`${inRepo}/`))
      return void says(404, { error_msg: 'Library not found.' })
    if (url.pathname === `${inRepo}/upload-link/`) {
      if (mood === 'gibberish') return void response.end('<html>')
      const origin = mood === 'foreignLink' ? elsewhere : library.origin
      return void says(200, `${origin}/seafhttp/upload-api/73c5d117-3bcf-48a0-aa2a-3f48d5274ae3`)
    }
    const content = files.get(url.searchParams.get('p') ?? '')
    if (!content) return void says(404, { error_msg: 'File not found' })
    says(200, { id: createHash('sha1').update(content).digest('hex'), size: content.length, type: 'file' })
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const library = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    received,
    behave: (next: Mood) => void (mood = next),
    /** Where it sends people who are to be led astray. */
    leadTo: (origin: string) => void (elsewhere = origin),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  return library
}

/** The file in a form, and under which path it is to lie. */
function formIn({ headers }: IncomingMessage, body: Buffer): { name: string; content: Buffer } {
  const [, boundary = ''] = /boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? []
  const text = body.toString('latin1')
  const [, folder = ''] = /name="parent_dir"\r\n\r\n(.*?)\r\n/.exec(text) ?? []
  const [head = '', name = ''] = /name="file"; filename="(.*?)"\r\n.*?\r\n\r\n/s.exec(text) ?? []
  const from = text.indexOf(head) + head.length
  const to = text.lastIndexOf(`\r\n--${boundary}--`)
  if (to < from) throw new Error('no whole form')
  return { name: folder + Buffer.from(name, 'latin1').toString(), content: body.subarray(from, to) }
}

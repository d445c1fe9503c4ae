import { createReadStream } from 'node:fs'
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Sender, tus } from '../server/src/rooms/test-uploads.ts'

/** A file on the disk, and how it is called where it is sent. */
export type SentFile = { path: string; size: number; name: string }

const agent = new Agent({ keepAlive: true })
const readAtOnce = 1024 * 1024

/** Sends a span of a file between two texts; streamed, for the sender must not be what is measured. */
async function send(
  url: URL,
  options: RequestOptions,
  { path }: Pick<SentFile, 'path'>,
  span: { from: number; to: number },
  around: { head: string; tail: string } = { head: '', tail: '' },
): Promise<void> {
  const length = span.to - span.from + Buffer.byteLength(around.head) + Buffer.byteLength(around.tail)
  const sending = request(url, {
    ...options,
    agent,
    headers: { ...options.headers, 'content-length': String(length) },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  )
  if (around.head) sending.write(around.head)
  const content = createReadStream(path, { start: span.from, end: span.to - 1, highWaterMark: readAtOnce })
  const sent = pipeline(content, sending, { end: false }).then(() => sending.end(around.tail))
  const [answer] = await Promise.all([answered, sent])
  const said = await text(answer)
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${answer.statusCode} ${said}`)
}

export function sendByForm({ url, token }: Sender, roomId: number, file: SentFile): Promise<void> {
  const border = 'allmende-bench'
  const head = `--${border}\r\nContent-Disposition: form-data; name="file[]"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return send(
    new URL(`/api/v1/files/${roomId}`, url),
    {
      method: 'POST',
      headers: { 'x-auth-token': token, 'content-type': `multipart/form-data; boundary=${border}` },
    },
    file,
    { from: 0, to: file.size },
    { head, tail: `\r\n--${border}--\r\n` },
  )
}

/** `stretch`: how many bytes one PATCH carries. */
export async function sendInStretches(
  sender: Sender,
  roomId: number,
  file: SentFile,
  stretch = file.size,
): Promise<void> {
  const created = await tus(sender).create(`/api/v1/uploads?room=${roomId}`, file.name, file.size)
  const location = created.headers.get('location')
  if (!location) throw new Error(`${created.status} ${await created.text()}`)
  for (let from = 0; from < file.size; from += stretch) {
    const headers = {
      'x-auth-token': sender.token,
      'tus-resumable': '1.0.0',
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    }
    const to = Math.min(from + stretch, file.size)
    await send(new URL(location, sender.url), { method: 'PATCH', headers }, file, { from, to })
  }
}

export type Fetched = { bytes: number; untilFirst: number; untilLast: number }

/** Reads what a link gives and throws it away; `pace` in bytes per second, `most` where it is broken off. */
export function fetchLink(
  { url }: Pick<Sender, 'url'>,
  link: string,
  {
    headers = {},
    pace = Number.POSITIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  }: { headers?: Record<string, string>; pace?: number; most?: number } = {},
): Promise<Fetched> {
  const start = performance.now()
  const since = () => performance.now() - start
  return new Promise((resolve, reject) => {
    const asking = request(new URL(link, url), { agent, headers }, async (answer) => {
      const fetched: Fetched = { bytes: 0, untilFirst: 0, untilLast: 0 }
      try {
        if ((answer.statusCode ?? 500) >= 300) throw new Error(`${answer.statusCode} ${await text(answer)}`)
        for await (const piece of answer) {
          fetched.untilFirst ||= since()
          fetched.bytes += (piece as Buffer).length
          if (fetched.bytes >= most) break
          const early = (fetched.bytes / pace) * 1000 - since()
          if (early > 10) await new Promise((wake) => setTimeout(wake, early))
        }
        resolve({ ...fetched, untilLast: since() })
      } catch (error) {
        reject(error as Error)
      }
    })
    asking.once('error', reject).end()
  })
}

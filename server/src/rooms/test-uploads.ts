import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { Upload } from 'tus-js-client'

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
export const randomContent = (size: number): Buffer => randomBytes(size)

/** One person at one server, over HTTP. */
export type Sender = { url: string; token: string }

export async function call(
  { url, token }: Sender,
  method: string,
  ...params: unknown[]
): Promise<{
  // oxlint-disable-next-line typescript/no-explicit-any -- each method answers another shape, and tests look into it
  result?: any
  error?: { message: string; data?: { exceptionTypeName: string; fields?: object } }
}> {
  const answer = await fetch(`${url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return answer.json() as never
}

/** Sends a file with a client that we did not write. */
export function sendByTus(
  { url, token }: Sender,
  target: string,
  name: string,
  content: Buffer,
  { chunkSize = Number.POSITIVE_INFINITY }: { chunkSize?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content as never, {
      endpoint: new URL(target, url).href,
      headers: { 'X-Auth-Token': token },
      metadata: { filename: name },
      uploadSize: content.length,
      chunkSize,
      retryDelays: [100, 500, 1000],
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    })
    upload.start()
  })
}

const metadataOf = (name: string) => `filename ${Buffer.from(name).toString('base64')}`

/** The requests of the protocol, one by one. */
export const tus = ({ url, token }: Sender) => {
  const headers = { 'x-auth-token': token, 'tus-resumable': '1.0.0' }
  const at = (location: string) => new URL(location, url).href
  return {
    create: (target: string, name: string, length: number | string, extra: Record<string, string> = {}) =>
      fetch(at(target), {
        method: 'POST',
        headers: {
          ...headers,
          'upload-length': String(length),
          'upload-metadata': metadataOf(name),
          ...extra,
        },
      }),
    head: (location: string) => fetch(at(location), { method: 'HEAD', headers }),
    patch: (location: string, offset: number, body: Buffer, extra: Record<string, string> = {}) =>
      fetch(at(location), {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...extra,
        },
        body: body as never,
      }),
    remove: (location: string) => fetch(at(location), { method: 'DELETE', headers }),
    /** Sends so much of a longer body and cuts the line. */
    patchAndCut: (location: string, offset: number, body: Buffer) =>
      new Promise<void>((resolve) => {
        const sending = request(at(location), {
          method: 'PATCH',
          headers: {
            ...headers,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
            'content-length': String(body.length + 1_000_000),
          },
        })
        sending.on('error', () => resolve())
        sending.on('close', () => resolve())
        sending.write(body, () => setTimeout(() => sending.destroy(), 100))
      }),
  }
}

export const offsetIn = (answer: Response): number => Number(answer.headers.get('upload-offset'))

/** Sends the rest from where the server stands; 409 while the request before is still being kept. */
export async function sendRest(sender: Sender, location: string, content: Buffer): Promise<number> {
  const from = offsetIn(await tus(sender).head(location))
  return from === content.length
    ? 204
    : (await tus(sender).patch(location, from, content.subarray(from))).status
}

/** Everything of a file behind a link. */
export async function bytesAt(
  { url }: Pick<Sender, 'url'>,
  link: string,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(new URL(link, url), { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

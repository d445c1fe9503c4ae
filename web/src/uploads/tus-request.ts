import { connection } from '../rpc/server.ts'
import { fetched } from '../rpc/fetched.ts'
import { onThisServer } from '../rpc/this-server.ts'
import { ownHeaders, sentenceIn } from '../session/own-requests.ts'

/** An answer of the server that is no success; status 0 where nothing came back. */
export class UploadFault extends Error {
  readonly status: number
  /** The server's own sentence. */
  readonly sentence: string | null

  constructor(status: number, sentence: string | null = null) {
    super(`upload answered ${status}`)
    this.status = status
    this.sentence = sentence
  }
}

type Attempt = {
  file: File
  /** What it is to be called. */
  name: string
  /** Where it was begun, or where it can begin. */
  from: { url: string } | { endpoint: string }
  signal: AbortSignal
  onProgress: (share: number) => void
  /** The server has taken it up. */
  onBegun: (url: string) => void
}

/**
 * Sent at once. Proxies on the way may gather a whole request, and limit its size or time, before the server sees a byte
 * of it: so an interruption costs no more than this.
 */
const partSize = 64 * 262_144

/** Without a byte on its way for so long the line is taken to be gone, whatever the browser says. */
const patience = 60_000
/** The server may look through all of it before it answers. */
const patienceAtEnd = 600_000

/** One try to send a file, or the rest of it; the name it has where it is now. */
export async function sendOnce({
  file,
  name: wanted,
  from,
  signal,
  onProgress,
  onBegun,
}: Attempt): Promise<string> {
  const { Upload, DetailedError } = await fetched(() => import('tus-js-client'), connection.state)
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let timer: ReturnType<typeof setTimeout> | undefined
    let name = wanted
    const upload = new Upload(file, {
      ...('url' in from ? { uploadUrl: from.url } : { endpoint: onThisServer(from.endpoint) }),
      headers: ownHeaders(),
      metadata: { filename: wanted, filetype: file.type },
      chunkSize: partSize,
      // When to try again is decided by whoever asked for this try; what was begun is kept there, too.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable() {
        if (upload.url === null) return
        upload.url = onThisServer(upload.url)
        onBegun(upload.url)
      },
      onProgress(sent, total) {
        clearTimeout(timer)
        timer = setTimeout(lose, sent < total ? patience : patienceAtEnd)
        onProgress(sent / total)
      },
      // Otherwise a server that is away for a moment would have the file begun anew.
      onAfterResponse(_request, answer) {
        const status = answer.getStatus()
        if (status < 200 || status >= 300) throw new UploadFault(status, sentenceIn(answer.getBody()))
        name = decodeURIComponent(answer.getHeader('Upload-Name') ?? encodeURIComponent(name))
      },
      onSuccess: () => end(() => resolve(name)),
      onError: (error) =>
        end(() => {
          const cause = error instanceof DetailedError ? error.causingError : error
          reject(cause instanceof UploadFault ? cause : new UploadFault(0))
        }),
    })
    const stop = () => {
      void upload.abort()
      end(() => reject(signal.reason))
    }
    const lose = () => {
      void upload.abort()
      end(() => reject(new UploadFault(0)))
    }
    function end(settle: () => void) {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      window.removeEventListener('offline', lose)
      settle()
    }
    signal.addEventListener('abort', stop)
    window.addEventListener('offline', lose)
    upload.start()
  })
}

const tusHeaders = () => ({ ...ownHeaders(), 'Tus-Resumable': '1.0.0' })

/** How much of an upload the server has; null where it knows nothing of it. */
export async function offsetOf(url: string): Promise<number | null> {
  const answer = await fetch(url, { method: 'HEAD', headers: tusHeaders(), cache: 'no-store' })
  if (answer.status === 404 || answer.status === 410) return null
  if (!answer.ok) throw new UploadFault(answer.status)
  return Number(answer.headers.get('Upload-Offset'))
}

/** Lets the server throw away what it has; it does so by itself after a while. */
export async function discardUpload(url: string): Promise<void> {
  await fetch(url, { method: 'DELETE', headers: tusHeaders() }).catch(() => undefined)
}

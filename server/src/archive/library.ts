import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { LibraryProblem } from '@allmende/domain/archive/archive.texts.ts'
import type { LibrarySettings } from './library-settings.ts'
import { type Answer, asked } from './library-requests.ts'
import { withoutEnd } from '@allmende/domain/signs.ts'

/** Why the file library has not taken something. */
export class LibraryRefused extends Error {
  readonly problem: LibraryProblem
  constructor(problem: LibraryProblem, detail = '') {
    super(`the file library: ${problem} ${detail}`.trim())
    this.problem = problem
  }
}

/** What is handed over: a file of known size, read anew at every attempt. */
export type HandedFile = { name: string; size: number; read: () => Readable }

/** Where it is to lie, as the settings of the platform say. */
export type LibraryPlace = { url: string; repo: string }

export type Library = { put: (place: LibraryPlace, file: HandedFile) => Promise<void> }

/**
 * Seafile's way (api2): a link to upload to is asked for, the file is sent there, and it is looked up whether it has
 * arrived. Token and file go to the origin the operator has named and to no other, whatever anybody says.
 */
export function openLibrary({ origin, token }: LibrarySettings): Library {
  const headers = { authorization: `Token ${token}`, accept: 'application/json' }
  const get = async (address: string): Promise<string> =>
    taken(await asked(address, { method: 'GET', headers }))

  return {
    put: async ({ url, repo }, file) => {
      if (url === '' || repo === '') throw new LibraryRefused('UNSET')
      if (URL.parse(url)?.origin !== origin) throw new LibraryRefused('OTHER_ORIGIN')
      const api = `${withoutEnd(url, '/')}/api2/repos/${encodeURIComponent(repo)}`
      const link = linkIn(await get(`${api}/upload-link/?p=${encodeURIComponent('/')}`))
      if (URL.parse(link)?.origin !== origin) throw new LibraryRefused('FOREIGN_LINK')
      const { body, length, type } = formOf(file)
      const sent = { ...headers, 'content-type': type, 'content-length': String(length) }
      taken(await asked(link, { method: 'POST', headers: sent, body }))
      const detail = await get(`${api}/file/detail/?p=${encodeURIComponent(`/${file.name}`)}`)
      if (sizeIn(detail) !== file.size) throw new LibraryRefused('NOT_WHOLE', detail.slice(0, 200))
    },
  }
}

/** What an answer holds, or what it means that it holds none. */
function taken({ status, body }: Answer): string {
  if (status >= 200 && status < 300) return body
  throw new LibraryRefused(problemOf(status, body), `answered ${status}`)
}

function problemOf(status: number, body: string): LibraryProblem {
  if (status >= 300 && status < 400) return 'REDIRECTED'
  // 443 is what Seafile itself says of a full quota.
  if (status === 443 || status === 507 || /quota/i.test(body)) return 'FULL'
  if (status === 401 || status === 403) return 'TOKEN_REFUSED'
  if (status === 404) return 'REPO_UNKNOWN'
  return status >= 500 || status === 429 ? 'DOWN' : 'ODD_ANSWER'
}

function linkIn(body: string): string {
  const link = parsed(body)
  return typeof link === 'string' ? link : odd(body)
}

function sizeIn(body: string): number {
  const detail = parsed(body) as { size?: unknown } | null
  return typeof detail?.size === 'number' ? detail.size : odd(body)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function odd(body: string): never {
  throw new LibraryRefused('ODD_ANSWER', JSON.stringify(body.slice(0, 200)))
}

/** A form of known length, so that the library can say at once that it is too much. */
function formOf({ name, size, read }: HandedFile): { body: Readable; length: number; type: string } {
  const boundary = `allmende-${randomUUID()}`
  const field = (key: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const fileName = name.replace(/["\r\n\\]/g, '_')
  const head = Buffer.from(
    `${field('parent_dir', '/')}${field('replace', '1')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/zip\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const body = Readable.from(
    (async function* () {
      yield head
      yield* read()
      yield tail
    })(),
    { objectMode: false },
  )
  return {
    body,
    length: head.length + size + tail.length,
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

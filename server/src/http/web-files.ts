import { readdir, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** A file as it was when the server began. */
export type WebFile = { place: string; type: string; size: number; etag: string; modified: string }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pfb': 'application/x-font-type1',
}

/** The files under a directory by their paths in addresses, but for those with a dot before any part of their name. */
export async function listWebFiles(directory: string): Promise<ReadonlyMap<string, WebFile>> {
  const names = await readdir(directory, { recursive: true })
  const seen = names
    .map((name) => name.split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
  const files = await Promise.all(seen.map(async (parts) => fileAt(join(directory, ...parts), parts)))
  return new Map(files.flat())
}

async function fileAt(place: string, parts: readonly string[]): Promise<[string, WebFile][]> {
  const found = await stat(place)
  if (!found.isFile()) return []
  const { size, mtime } = found
  const file = {
    place,
    type: types[extname(place)] ?? 'application/octet-stream',
    size,
    etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    modified: mtime.toUTCString(),
  }
  return [[`/${parts.join('/')}`, file]]
}

import type { Refused } from '@allmende/domain/verdict.ts'
import { contentDisposition } from '../http/attachment.ts'
import type { Served } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { isBroken } from './sent-file.ts'
import { sandbox } from './serving.ts'
import { type Packed, type PackedFile, zipEntries } from './zip-entries.ts'
import { zipOf } from './zip-stream.ts'

/** Files as one archive, made while it is sent. */
export function servedZip<File extends PackedFile>(
  context: Context,
  name: string,
  packed: readonly Packed<File>[],
  whenBroken: (last: File) => Refused,
): Served {
  let last: File | null = null
  const entries = zipEntries(context, packed, (file) => (last = file))
  return {
    body: zipOf(entries),
    type: 'application/zip',
    files: packed.length,
    headers: {
      'content-disposition': contentDisposition('attachment', name),
      'content-security-policy': sandbox,
    },
    brokenOff: (error) => (last && isBroken(error) ? whenBroken(last) : null),
  }
}

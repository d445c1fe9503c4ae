import { isProgram } from '@allmende/domain/files/file-types.ts'
import { fileReasons } from '@allmende/domain/files/files.reasons.ts'
import { largestFile } from '@allmende/domain/files/limits.ts'
import { serverInfo } from '../rpc/server-info.ts'
import type { FileLimits } from '../ui/upload/file-check.ts'

/** In bytes, as the operator of this server says. */
export const largestDocument = (): number => serverInfo.get()?.files.largest ?? largestFile

/** What is told before anything is sent; the server checks again. */
export const documentLimits = (): FileLimits => ({
  largest: largestDocument(),
  refuses: (name) => (isProgram(new Uint8Array(), name) ? fileReasons.fileTypeRefused : null),
})

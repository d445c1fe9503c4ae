import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { saySize } from '@allmende/domain/sizes.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { asRefusal } from '../storage-refusals.ts'
import { ensureFewDeleted, ensureSpace } from './admission.ts'
import { filesIn } from './multipart.ts'
import { forgetReceived, receivedWhole } from './received-file.ts'
import type { ReceivedFile } from './upload-target.ts'

export type Form = { headers: IncomingHttpHeaders; body: Readable }

/** What a form needs besides its files. */
const formAround = 100_000

/** How much is going to come, as far as its sender says. */
const announced = (headers: IncomingHttpHeaders): number =>
  Math.max(0, Number(headers['content-length'] ?? 0) - formAround)

/** Refuses before its first byte a form that says itself that it is too large. */
export function demandSize(headers: IncomingHttpHeaders, largest: number): void {
  if (announced(headers) > largest) refuse('fileTooLarge', { values: { largest: saySize(largest) } })
}

const sizeOf = (files: readonly ReceivedFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** A file before its first byte; `length` is what the whole form announces. */
type Coming = { name: string; length: number; isFirst: boolean }

/** Everything in a field of the form, sealed and stored; where one file is refused none stays. */
export async function receivedForm(
  context: Context,
  { headers, body }: Form,
  field: string,
  admit: (file: Coming) => Promise<unknown>,
): Promise<ReceivedFile[]> {
  const { storage, uploads, config } = context
  const { largest, reserve } = config.files.limits
  const received: ReceivedFile[] = []
  const begun: { key: string }[] = []
  try {
    for await (const { name, content } of filesIn(headers, body, field, largest + formAround)) {
      const fileKey = randomUUID()
      begun.push({ key: fileKey })
      await admit({ name, length: announced(headers), isFirst: received.length === 0 })
      await ensureSpace(context, announced(headers))
      // All files of a form together are no larger than one may be.
      const most = largest - sizeOf(received)
      const coming = uploads.space.within(content, { storage, reserve, most })
      received.push(await receivedWhole(context, fileKey, { name, content: coming }, most))
    }
    if (received.length === 0) refuse('uploadFormUnreadable', { values: { field } })
    // Some forms do not say how much will come.
    await ensureFewDeleted(context, sizeOf(received))
    return received
  } catch (error) {
    await forgetReceived(context, begun)
    throw asRefusal(context.log, error)
  }
}

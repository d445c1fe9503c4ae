import type { ExceptionType } from '@allmende/domain/exception-types.ts'

/** `Bug`: the server failed and names a request id. `ConnectionLost`: nobody knows whether the call arrived. */
export type CallErrorType = ExceptionType | 'Bug' | 'ConnectionLost' | 'TooLarge'

type Details = { fields?: Readonly<Record<string, string>> | undefined; requestId?: string | undefined }

/** Why a remote call gave no result; `message` is a sentence for the user where the server wrote one. */
export class CallError extends Error {
  readonly type: CallErrorType
  /** What is wrong with which argument: `0.contact.zip` → sentence. */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined

  constructor(type: CallErrorType, message: string, { fields = {}, requestId }: Details = {}) {
    super(message)
    this.name = 'CallError'
    this.type = type
    this.fields = fields
    this.requestId = requestId
  }
}

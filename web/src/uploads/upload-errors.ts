import { CallError, type CallErrorType } from '../rpc/call-error.ts'
import { UploadRefused } from '../ui/upload/upload-queue.ts'
import { UploadFault } from './tus-request.ts'
import { type Reaction, reactionTo } from './upload-answers.ts'

const loginErrors: readonly CallErrorType[] = [
  'AuthenticationException',
  'SecondFactorRequiredException',
  'EmailNotConfirmedException',
]
const passingErrors: readonly CallErrorType[] = [
  'ConnectionLost',
  'RateLimitException',
  'UnavailableException',
]

/** Whether a call was refused since nobody is logged in any more. */
export const needsLogin = (error: unknown): boolean =>
  error instanceof CallError && loginErrors.includes(error.type)

/** What to do after a try that failed. `isBegun`: the server had taken the upload up. */
export function reactionOf(error: unknown, isBegun: boolean): Reaction {
  if (error instanceof UploadFault) return reactionTo(error.status, isBegun)
  if (!(error instanceof CallError)) throw error
  if (loginErrors.includes(error.type)) return 'logIn'
  return passingErrors.includes(error.type) ? 'again' : 'refuse'
}

/** With the server's sentence, where it has one. */
export function refusalOf(error: unknown): Error {
  const sentence = error instanceof UploadFault ? error.sentence : (error as CallError).message
  return sentence === null ? new Error('refused without a reason') : new UploadRefused(sentence)
}

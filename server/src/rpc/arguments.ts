import type { Method } from '@allmende/domain/method.ts'
import type { Language } from '@allmende/domain/texts.ts'
import {
  invalidArguments,
  namedArguments,
  type RpcError,
  tooManyValues,
  unstorableArgument,
} from './errors.ts'
import { mostValues, type Side } from './limits.ts'
import { holdsMoreThan, pathToUnstorable } from './unstorable.ts'

/** What a call says as its method takes it, or why it cannot. */
export type ReadArguments = { args: unknown[] } | { error: RpcError }

/** Reads a call's arguments by what is declared of its method; who says too much at once is not read. */
export function readArguments(
  declared: Method,
  said: unknown,
  side: Side,
  language: Language,
): ReadArguments {
  const params = said ?? []
  if (!Array.isArray(params)) return { error: namedArguments(language) }
  if (holdsMoreThan(params, mostValues[side])) return { error: tooManyValues(language) }
  const unstorable = pathToUnstorable(params)
  if (unstorable !== null) return { error: unstorableArgument(unstorable, language) }
  const decoded = declared.args.safeDecode(params, { reportInput: true })
  return decoded.success ? { args: decoded.data } : { error: invalidArguments(decoded.error, language) }
}

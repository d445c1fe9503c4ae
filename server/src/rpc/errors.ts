import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { type Refused, refused } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'

/** `fields` maps the path of an argument, its position first, to what is wrong with it. */
export type ErrorData = {
  exceptionTypeName: ExceptionType | 'InternalException'
  message: string
  fields?: Record<string, string>
  requestId?: string
}
export type RpcError = { code: number; message: string; data?: ErrorData }

export const parseError: RpcError = { code: -32700, message: 'Parse error' }
export const invalidRequest: RpcError = { code: -32600, message: 'Invalid Request' }
export const methodNotFound: RpcError = { code: -32601, message: 'Method not found' }

const texts = {
  invalidArguments: { de: 'Bitte prüfen Sie Ihre Eingaben.', en: 'Please check your input.' },
  positionalOnly: { de: 'Die Argumente werden als Liste erwartet.', en: 'Arguments are expected as a list.' },
  notInBatch: {
    de: 'Dieser Aufruf ist nur einzeln möglich, nicht in einem Stapel.',
    en: 'This call is only possible on its own, not in a batch.',
  },
  unstorable: {
    de: 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
    en: 'The text contains a character that cannot be stored.',
  },
  answerTooLarge: {
    de: 'Die Antwort wäre zu groß. Bitte stellen Sie die übrigen Fragen einzeln.',
    en: 'The answer would be too large. Please ask the remaining questions one by one.',
  },
  tooManyValues: {
    de: 'Das sind zu viele Angaben auf einmal.',
    en: 'These are too many values at once.',
  },
  wrongCount: { de: 'Die Zahl der Argumente stimmt nicht.', en: 'The number of arguments is wrong.' },
  internal: {
    de: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte nennen Sie dem Support die Kennung {requestId}.',
    en: 'An unexpected error occurred. Please give the support the id {requestId}.',
  },
} as const

const rpcError = (code: number, data: ErrorData): RpcError => ({ code, message: data.message, data })

export function refusedError(verdict: Refused, language: Language): RpcError {
  const { type, ...sentence } = reasons[verdict.reason]
  const message = say(sentence, language, verdict.values)
  const { fields = [], faults = [] } = verdict
  const atFields = [
    ...fields.map((field) => [field, message] as const),
    ...faults.map(({ field, text, values }) => [field, say(text, language, values)] as const),
  ]
  return rpcError(-32000, {
    exceptionTypeName: type,
    message,
    ...(atFields.length > 0 ? { fields: Object.fromEntries(atFields) } : {}),
  })
}

/** For a call whose session or subject could not be looked up. */
export const unavailable = (language: Language): RpcError =>
  refusedError(refused('databaseUnavailable'), language)

/** Nobody mends more at once, and whoever sends so many wants something else. */
const mostFaults = 100

export function invalidArguments(error: z.core.$ZodError, language: Language): RpcError {
  const atFields = error.issues.slice(0, mostFaults).filter((issue) => issue.path.length > 0)
  if (atFields.length === 0) {
    return rpcError(-32602, { exceptionTypeName: 'ValidationException', message: texts.wrongCount[language] })
  }
  const fields = Object.fromEntries(atFields.map((issue) => [pathOf(issue), sayIssue(issue, language)]))
  return rpcError(-32602, {
    exceptionTypeName: 'ValidationException',
    message: texts.invalidArguments[language],
    fields,
  })
}

export function unstorableArgument(path: string, language: Language): RpcError {
  return rpcError(-32602, {
    exceptionTypeName: 'ValidationException',
    message: texts.invalidArguments[language],
    fields: { [path]: texts.unstorable[language] },
  })
}

/** So many values that reading them would take longer than any use of them. */
export function tooManyValues(language: Language): RpcError {
  return rpcError(-32602, {
    exceptionTypeName: 'ValidationException',
    message: texts.tooManyValues[language],
  })
}

export function namedArguments(language: Language): RpcError {
  return rpcError(-32602, {
    exceptionTypeName: 'ValidationException',
    message: texts.positionalOnly[language],
  })
}

/** A call that is well formed, but not as part of a batch. */
export function notInBatch(language: Language): RpcError {
  const data = { exceptionTypeName: 'AccessDeniedException', message: texts.notInBatch[language] } as const
  return { ...invalidRequest, data }
}

/** For the call of a batch whose answer would make the whole too large, and for those after it, which were not run. */
export function answerTooLarge(language: Language): RpcError {
  return rpcError(-32000, {
    exceptionTypeName: 'RateLimitException',
    message: texts.answerTooLarge[language],
  })
}

export function internalError(requestId: string, language: Language): RpcError {
  return rpcError(-32603, {
    exceptionTypeName: 'InternalException',
    message: say(texts.internal, language, { requestId }),
    requestId,
  })
}

import { exceptionTypes } from '@allmende/domain/exception-types.ts'
import { CallError, type CallErrorType } from './call-error.ts'

export type CallId = string | number

/** What may arrive on the socket, JSON-RPC 2.0. */
export type Incoming =
  | { kind: 'result'; id: CallId; result: unknown }
  | { kind: 'error'; id: CallId; error: CallError }
  | { kind: 'notification'; method: string; params: unknown }
  | { kind: 'noise' }

export const requestText = (id: CallId, method: string, params: readonly unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

export function readMessage(text: string): Incoming {
  const message = parsed(text)
  if (!isRecord(message)) return { kind: 'noise' }
  if (typeof message.method === 'string') {
    return { kind: 'notification', method: message.method, params: message.params ?? [] }
  }
  const { id } = message
  if (typeof id !== 'string' && typeof id !== 'number') return { kind: 'noise' }
  if (isRecord(message.error)) return { kind: 'error', id, error: readError(message.error) }
  return { kind: 'result', id, result: message.result }
}

function readError(error: Record<string, unknown>): CallError {
  const data = isRecord(error.data) ? error.data : {}
  return new CallError(typeOf(data.exceptionTypeName), String(data.message ?? error.message ?? ''), {
    fields: isRecord(data.fields) ? sentences(data.fields) : undefined,
    requestId: typeof data.requestId === 'string' ? data.requestId : undefined,
  })
}

const typeOf = (name: unknown): CallErrorType => exceptionTypes.find((type) => type === name) ?? 'Bug'

const sentences = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, String(sentence)]))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

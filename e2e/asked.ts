import { expect } from '@playwright/test'
import { loginToken, type Person } from './people.ts'

/** Does by method what a story does not have to click. */
export async function ask(
  serverUrl: string,
  person: Person,
  method: string,
  ...params: unknown[]
): Promise<unknown> {
  const headers = { 'x-auth-token': await loginToken(serverUrl, person), 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(`${serverUrl}/api/v1/rpc`, { method: 'POST', headers, body })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown }
  expect(error, method).toBeUndefined()
  return result
}

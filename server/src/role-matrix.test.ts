import { contract } from '@allmende/domain/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ending, everybody, type Person, people, routeRows, rows } from './role-matrix.ts'
import { demoMode } from './test-config.ts'
import { logIn, givenPlatform } from './test-platform.ts'

/** They tell nothing but that the server is there, or the same files to everyone. */
const withoutData = /^(HEAD,)?GET \/(healthz|readyz|index\.html|assets\/.*|favicon.*)$/

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'], ...demoMode } })
const tokens = new Map<Person, string>()

beforeAll(async () => {
  const { db } = platform.current.database
  await db.updateTable('users').set({ twoFactorEnabled: true }).where('email', '=', people.held).execute()
  await logEveryoneIn()
})

async function logEveryoneIn(): Promise<void> {
  for (const person of everybody) {
    const email = people[person]
    if (email) tokens.set(person, await logIn(platform.current.url, email))
  }
}

/** Each person comes from an address of her own, so that the login throttle does not mix them up. */
const headersOf = (person: Person): Record<string, string> => ({
  'x-forwarded-for': `10.1.0.${everybody.indexOf(person) + 1}`,
  ...(tokens.has(person) ? { 'x-auth-token': tokens.get(person) as string } : {}),
})

async function endingOf(method: string, params: unknown[], person: Person): Promise<Ending> {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 })
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body,
    headers: headersOf(person),
  })
  const { error } = (await answer.json()) as { error?: { code: number; data: { exceptionTypeName: Ending } } }
  expect(error?.code).not.toBe(-32602)
  return error ? error.data.exceptionTypeName : 'done'
}

describe.each(Object.entries(rows))('%s', (method, cases) => {
  if (method === 'logout') afterAll(logEveryoneIn)
  describe.each(cases)('$about', ({ args, endings }) => {
    test.each(everybody)('by: %s', async (person) => {
      expect(await endingOf(method, args(person), person)).toBe(endings[person])
    })
  })
})

test('every method has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(contract).toSorted())
})

describe.each(Object.entries(routeRows))('%s', (route, statuses) => {
  test.each(everybody)('by: %s', async (person) => {
    const [method = 'GET', path = '/'] = route.split(' ')
    const { status } = await fetch(`${platform.current.url}${path}`, { method, headers: headersOf(person) })
    expect(status).toBe(statuses[person])
  })
})

test('every route that serves or takes data has a row', () => {
  const served = platform.current.routes.filter(
    (route) => !route.startsWith('HEAD ') && !withoutData.test(route),
  )
  expect(served.toSorted()).toEqual(Object.keys(routeRows).toSorted())
})

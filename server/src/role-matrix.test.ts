import { contract, type MethodName } from '@allmende/domain/contract.ts'
import type { ExceptionType } from '@allmende/domain/reasons.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, givenPlatform } from './test-platform.ts'

/** Everyone who can stand at the door; `held` has given the right password but not the second factor. */
const people = {
  visitor: null,
  held: 'zwei.faktor@allmende.example',
  bidder: 'emil@deich-erdbau.example',
  organizationAdmin: 'dora@deich-erdbau.example',
  staff: 'clara.kaemmerei@allmende.example',
  systemAdmin: 'admin@allmende.example',
} as const
type Person = keyof typeof people
const everybody = Object.keys(people) as Person[]

/** How a call ends: done, or with which kind of no. */
type Ending = 'done' | ExceptionType
type Row = { args: unknown[]; endings: Record<Person, Ending> }

const forAll = (ending: Ending): Record<Person, Ending> => ({
  visitor: ending,
  held: ending,
  bidder: ending,
  organizationAdmin: ending,
  staff: ending,
  systemAdmin: ending,
})

/** Who may call what. A method without a row does not compile. */
const rows: Record<MethodName, Row> = {
  getSettings: { args: [], endings: forAll('done') },
  isAuthenticated: { args: [], endings: forAll('done') },
  login: { args: ['nobody@nowhere.example', 'wrong'], endings: forAll('AuthenticationException') },
  getFirstAdminSetup: { args: ['guess'], endings: forAll('NotFoundException') },
  createFirstAdmin: {
    args: ['guess', { email: 'a@b.example', givenName: 'A', surName: 'B' }, 'Moorweide hinterm Deich 42'],
    endings: forAll('NotFoundException'),
  },
  logout: { args: [], endings: forAll('done') },
}

/** Routes that serve or take data beside the remote methods, and what each person's plain request is answered. */
const routes: Record<string, Record<Person, number>> = {
  'POST /api/v1/rpc': statusForAll(200),
  'POST /api/v1/login': statusForAll(400),
  'GET /api/v1/info': statusForAll(200),
}
function statusForAll(status: number): Record<Person, number> {
  return {
    visitor: status,
    held: status,
    bidder: status,
    organizationAdmin: status,
    staff: status,
    systemAdmin: status,
  }
}
/** They tell nothing but that the server is there, or the same files to everyone. */
const withoutData = /^(HEAD,)?GET \/(healthz|readyz|index\.html|assets\/.*|favicon.*)$/

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
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

async function endingOf(method: string, args: unknown[], person: Person): Promise<Ending> {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params: args, id: 1 })
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body,
    headers: headersOf(person),
  })
  const { error } = (await answer.json()) as { error?: { data: { exceptionTypeName: Ending } } }
  return error ? error.data.exceptionTypeName : 'done'
}

describe.each(Object.entries(rows))('%s', (method, { args, endings }) => {
  if (method === 'logout') afterAll(logEveryoneIn)
  test.each(everybody)('called by: %s', async (person) => {
    expect(await endingOf(method, args, person)).toBe(endings[person])
  })
})

test('every method has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(contract).toSorted())
})

describe.each(Object.entries(routes))('%s', (route, statuses) => {
  test.each(everybody)('asked by: %s', async (person) => {
    const [method = 'GET', path = '/'] = route.split(' ')
    const { status } = await fetch(`${platform.current.url}${path}`, { method, headers: headersOf(person) })
    expect(status).toBe(statuses[person])
  })
})

test('every route that serves or takes data has a row', () => {
  const served = platform.current.routes.filter(
    (route) => !route.startsWith('HEAD ') && !withoutData.test(route),
  )
  expect(served.toSorted()).toEqual(Object.keys(routes).toSorted())
})

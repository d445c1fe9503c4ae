import { contract, type MethodName } from '@allmende/domain/contract.ts'
import type { Method } from '@allmende/domain/method.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { draft, notice, team } from './tenders/test-tenders.ts'
import { asJson, hostileArgs, moments, seeded, withHostile } from './test-hostile-args.ts'
import { givenPlatform, logIn } from './test-platform.ts'

const platform = givenPlatform()
const perMethod = 16

const callers = {
  visitor: null,
  bidder: 'dora@deich-erdbau.example',
  staff: 'anna.amt@allmende.example',
  admin: 'admin@allmende.example',
} as const
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const [caller, email] of Object.entries(callers))
    if (email) tokens.set(caller, await logIn(platform.current.url, email))
})

type Answer = { error?: { code: number; message: string } }

async function post(caller: string, body: string): Promise<Answer | Answer[]> {
  const headers = { 'x-auth-token': tokens.get(caller) ?? '' }
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, { method: 'POST', headers, body })
  return (await answer.json()) as Answer | Answer[]
}

const call = (method: string, params: unknown) => asJson({ jsonrpc: '2.0', id: 1, method, params })

/** One by one where the method stands alone, else in batches. */
async function answersTo(caller: string, calls: readonly string[], alone: boolean): Promise<Answer[]> {
  if (alone) return (await Promise.all(calls.map((one) => post(caller, one)))).flat()
  const answers: Answer[] = []
  for (let start = 0; start < calls.length; start += 10)
    answers.push(...[await post(caller, `[${calls.slice(start, start + 10).join(',')}]`)].flat())
  return answers
}

/** What would end the caller's own session, and with it the point of the rest. */
const isFarewell = (name: MethodName) => name === 'logout'

describe.each(Object.keys(callers))('whatever a %s sends, it is answered and nothing fails:', (caller) => {
  const names = (Object.keys(contract) as MethodName[]).filter((name) => !isFarewell(name))

  test.each(names)('%s', async (name) => {
    const { args, secret = false, filing = false } = contract[name] as Method
    const isAlone = secret || filing
    const random = seeded(name.length * 7919 + caller.length)
    const sent = Array.from({ length: isAlone ? perMethod / 4 : perMethod }, () =>
      call(name, hostileArgs(args, random)),
    )
    const answers = await answersTo(caller, sent, isAlone)
    expect(answers).toHaveLength(sent.length)
    const failed = answers.flatMap(({ error }, index) => (error?.code === -32603 ? [sent[index]] : []))
    expect(failed).toEqual([])
  })
})

type Thing = { id: number; version: number }
const ask = async <Result>(caller: string, method: string, ...params: unknown[]): Promise<Result> =>
  ((await post(caller, call(method, params))) as { result: Result }).result

const contact = { givenName: 'A', surName: 'B', street: 'C 1', zip: '12345', city: 'D', country: 'DEU' }
const company = {
  name: 'Hof',
  type: 'CONTRACTOR',
  contact: { ...contact, email: 'a@b.example', phone: '0441 123' },
}
const form = {
  contentId: 'teil',
  contentType: 'section',
  label: 'Teil',
  children: [{ contentId: 'was', contentType: 'field', label: 'Was', displayType: 'TEXTBOX', type: 'text' }],
}
const dates = { applicationDeadline: '2030-01-01T12:00:00Z', offerDeadline: '2031-01-01T12:00:00+02:00' }
let numbered = 0

/** Arguments that would do, made anew for each call, because some of them do. */
const right: Partial<Record<MethodName, () => Promise<unknown[]>>> = {
  createOrganization: async () => [
    {
      ...company,
      name: `Hof ${numbered++}`,
      additionalFields: [{ label: 'x', contentId: 'y', longValue: 1 }],
    },
  ],
  updateOrganization: async () => [
    { ...company, ...(await ask<Thing>('admin', 'getOrganization', 2)), vat: 'DE1', additionalFields: [] },
  ],
  createUser: async () => [
    {
      email: `n${numbered++}@x.example`,
      givenName: 'N',
      surName: 'N',
      roles: ['SYSTEM_USER'],
      settings: { a: 1 },
    },
  ],
  updateUser: async () => [
    {
      ...(await ask<object>('admin', 'getUser', 'emil@deich-erdbau.example')),
      contact,
      settings: { a: 'b' },
    },
  ],
  getUsers: async () => [['SYSTEM_USER'], { search: 'a', organizationId: 1, offset: 0, limit: 10 }],
  setSettings: async () => {
    const { version, legalTexts } = await ask<{ version: number; legalTexts: object }>('admin', 'getSettings')
    const mailNotifications = { inviteToApply: { enabled: true, subject: 'S', text: 'T' } }
    return [{ version, legalTexts, mailNotifications, filesUrl: 'https://x.example', filesRepo: 'r' }]
  },
  saveProjectTemplate: async () => [
    { name: 'Form', description: 'd', active: true, projectTypes: [], roomTemplates: [], panels: [form] },
  ],
  createProject: async () => [draft({ ...dates, deadlinePeriodDays: 10, informationRooms: [] })],
  updateProject: async () => {
    const { id, version } = await ask<Thing>('admin', 'createProject', draft())
    return [{ id, version, panels: notice({}), team, ...dates }]
  },
  getProjects: async () => [{ search: 'a b', types: [0], sort: 'name:asc', offset: 0, limit: 10 }],
  getLogEntries: async () => [
    1,
    'LOGIN',
    { before: 2 ** 40, from: dates.applicationDeadline, to: dates.offerDeadline },
  ],
}

describe('something hostile in one place of what would be right:', () => {
  test.each(Object.entries(right))('%s', async (name, makeArgs) => {
    const random = seeded(name.length * 104729)
    const codes: unknown[] = []
    for (let index = 0; index < perMethod; index++) {
      const sent = call(name, withHostile(await makeArgs(), random))
      const { error } = (await post('admin', sent)) as Answer
      expect(error?.code === -32603 ? sent : null).toBe(null)
      codes.push(error?.code)
    }
    // The arguments are good enough for some of it to be done, and for some to be refused.
    expect(new Set(codes).size).toBeGreaterThan(1)
  })

  test('dates nobody can store in a notice from outside', async () => {
    const tender = await ask<Thing>('admin', 'createProject', draft(dates))
    const xml = await ask<string>('admin', 'exportNotice', tender.id)
    for (const moment of moments) {
      const strange = xml.replace(/>\d{4}-\d\d-\d\d[^<]*</g, `>${moment.slice(0, -10)}Z<`)
      const { error } = (await post('admin', call('importNotice', [strange]))) as Answer
      expect([moment, error?.code === -32603]).toEqual([moment, false])
    }
  })
})

test('the callers are still who they were', async () => {
  for (const [caller, email] of Object.entries(callers))
    expect(await post(caller, call('isAuthenticated', []))).toMatchObject({ result: email !== null })
})

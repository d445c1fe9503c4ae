import type { Actor } from '@allmende/domain/actor.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { givenPlatform, logIn, openSocket, sessionsOnly, type TestSocket } from '../test-platform.ts'
import { methodsOf, nothing } from './method.ts'

/** Drafts stand in for tenders: their team alone sees them; what is announced everyone sees. */
type Draft = { id: number; title: string; team: readonly string[]; announced: boolean }
const Title = z.object({ id: z.int(), title: z.string() })
const contract = {
  getDraft: { kind: 'read', args: z.tuple([z.int()]), result: Title, shows: { entity: 'project', idAt: 0 } },
  getDrafts: {
    kind: 'read',
    args: z.tuple([z.string().optional()]),
    result: z.array(Title),
    shows: { entity: 'project' },
  },
  getRules: {
    kind: 'read',
    args: z.tuple([]),
    result: z.string(),
    shows: { entity: 'settings', alikeFor: 'role' },
  },
  setDraft: { kind: 'change', args: z.tuple([z.int(), z.string()]), result: z.null() },
  markDraft: {
    kind: 'change',
    args: z.tuple([z.int(), z.union([z.string(), z.int()])]),
    result: z.null(),
  },
  setRules: { kind: 'change', args: z.tuple([z.string()]), result: z.null() },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

const [anna, bernd, clara, dora, fritz] = [
  'anna.amt@allmende.example',
  'bernd.bau@allmende.example',
  'clara.kaemmerei@allmende.example',
  'dora@deich-erdbau.example',
  'fritz@geest-energie.example',
] as const
let drafts: Draft[] = []
let rules = ''
let reads: string[] = []

const nameOf = (actor: Actor) => (actor.kind === 'user' ? actor.email : 'visitor')
const visible = (actor: Actor) =>
  drafts.filter((draft) => draft.announced || draft.team.includes(nameOf(actor)))
const noted = <Value>(actor: Actor, value: Value): Value => {
  reads.push(nameOf(actor))
  return value
}
const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [
      ...sessionsOnly.methods,
      read('getDraft', {
        load: async ({ actor }, id) => noted(actor, visible(actor).find((draft) => draft.id === id) ?? null),
        allow: everyone,
      }),
      read('getDrafts', { load: async ({ actor }) => noted(actor, visible(actor)), allow: everyone }),
      read('getRules', { load: async ({ actor }) => noted(actor, rules), allow: everyone }),
      change('setDraft', {
        load: async () => ({}),
        allow: everyone,
        run: async (_context, _subject, [id, title]) => {
          drafts = drafts.map((draft) => (draft.id === id ? { ...draft, title } : draft))
          return null
        },
        record: nothing,
        announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'project', id }],
      }),
      change('markDraft', {
        load: async () => ({}),
        allow: everyone,
        run: async () => null,
        record: nothing,
        announce: (_subject, _result, [id, onlyFor]) => [
          { kind: 'storeChanged', entity: 'project', id, onlyFor },
        ],
      }),
      change('setRules', {
        load: async () => ({}),
        allow: everyone,
        run: async (_context, _subject, [text]) => {
          rules = text
          return null
        },
        record: nothing,
        announce: () => [{ kind: 'storeChanged', entity: 'settings', id: null }],
      }),
    ],
  },
})

let sockets: TestSocket[] = []
beforeEach(() => {
  for (const socket of sockets) socket.close()
  sockets = []
  drafts = [
    { id: 1, title: 'Deich', team: [anna, bernd], announced: false },
    { id: 2, title: 'Wiese', team: [anna], announced: true },
  ]
  rules = 'none'
})

async function opened(email?: string): Promise<TestSocket> {
  const { url } = platform.current
  const socket = await openSocket(url, email && (await logIn(url, email)))
  sockets.push(socket)
  return socket
}
const stores = ({ notifications }: TestSocket) =>
  notifications.filter(({ method }) => method === 'storeChanged').map(({ params }) => params)

test('an answer is computed once for all visitors and once for each user, however many sockets look', async () => {
  const visitors = [await opened(), await opened(), await opened()]
  const annas = [await opened(anna), await opened(anna)]
  const doras = [await opened(dora)]
  const all = [...visitors, ...annas, ...doras]
  for (const socket of all) await socket.call('getDraft', 2)
  const heard = all.map((socket) => socket.heard('storeChanged'))
  reads = []
  await visitors[0]?.call('setDraft', 2, 'Aue')
  expect(await Promise.all(heard)).toEqual(all.map(() => ['project', 2]))
  expect(reads.toSorted()).toEqual([anna, dora, 'visitor'])
})

test('what concerns one person alone is asked again for her and for nobody else', async () => {
  const all = [await opened(), await opened(anna), await opened(anna), await opened(dora)]
  for (const socket of all) await socket.call('getDraft', 2)
  reads = []
  await all[0]?.call('markDraft', 2, dora)
  await expect.poll(() => reads).toEqual([dora])
  // A change of everybody's within the same moment is told of all the same.
  const heard = all.map((socket) => socket.heard('storeChanged'))
  reads = []
  await Promise.all([all[0]?.call('markDraft', 2, dora), all[0]?.call('setDraft', 2, 'Aue')])
  expect(await Promise.all(heard)).toEqual(all.map(() => ['project', 2]))
})

test('what concerns one organization is asked again for its people and for staff', async () => {
  const all = [await opened(), await opened(anna), await opened(dora), await opened(fritz)]
  for (const socket of all) await socket.call('getDraft', 2)
  const organization = await platform.current.database.db
    .selectFrom('users')
    .select('organizationId')
    .where('email', '=', dora)
    .executeTakeFirstOrThrow()
  reads = []
  await all[0]?.call('markDraft', 2, organization.organizationId)
  await expect.poll(() => reads.toSorted()).toEqual([anna, dora])
})

test('where the contract says so, once for everybody of the same roles', async () => {
  const all = [await opened(), await opened(anna), await opened(bernd), await opened(clara)]
  for (const socket of all) await socket.call('getRules')
  const heard = all.map((socket) => socket.heard('storeChanged'))
  reads = []
  await all[0]?.call('setRules', 'some')
  await Promise.all(heard)
  expect(reads).toHaveLength(2)
})

test('nobody outside the team hears of a draft, neither of itself nor through a list', async () => {
  const [team, outsider] = [await opened(anna), await opened(clara)]
  await team.call('getDraft', 1)
  await team.call('getDrafts')
  await outsider.call('getDrafts')
  await outsider.call('getDraft', 2)
  const told = team.heard('storeChanged')
  await team.call('setDraft', 1, 'Deich Nord')
  await told
  const public_ = outsider.heard('storeChanged')
  await team.call('setDraft', 2, 'Aue')
  await public_
  await expect
    .poll(() => stores(outsider))
    .toEqual([
      ['project', null],
      ['project', 2],
    ])
  expect(stores(team).slice(0, 2).toSorted()).toEqual([
    ['project', null],
    ['project', 1],
  ])
})

test('who may no longer see a thing hears that once and then nothing more of it', async () => {
  const [stays, leaves] = [await opened(anna), await opened(bernd)]
  for (const socket of [stays, leaves]) await socket.call('getDraft', 1)
  drafts = drafts.map((draft) => ({ ...draft, team: [anna] }))
  for (const title of ['Deich Ost', 'Deich West']) {
    const told = stays.heard('storeChanged')
    await stays.call('setDraft', 1, title)
    await told
  }
  expect(stores(leaves)).toEqual([['project', 1]])
})

test('however much is asked, only so much is remembered', async () => {
  const [greedy, other] = [await opened(anna), await opened(bernd)]
  for (let index = 0; index < 150; index++) await greedy.call('getDrafts', `${index} ${'x'.repeat(1000)}`)
  await other.call('getDraft', 1)
  const told = other.heard('storeChanged')
  reads = []
  await other.call('setDraft', 1, 'Deich Nord')
  await told
  await expect.poll(() => stores(greedy)).toEqual([['project', null]])
  expect(reads.filter((reader) => reader === anna).length).toBeLessThan(70)
})

test('strangers watch their newest twenty reads, and come after people who are logged in', async () => {
  const [stranger, member] = [await opened(), await opened(anna)]
  for (let index = 0; index < 50; index++) await stranger.call('getDrafts', `search ${index}`)
  await member.call('getDraft', 2)
  const heard = [stranger, member].map((socket) => socket.heard('storeChanged'))
  reads = []
  await member.call('setDraft', 2, 'Aue')
  await Promise.all(heard)
  expect(reads.toSorted()).toEqual([anna, ...Array.from({ length: 20 }, () => 'visitor')])
  // Two are asked at once, and whose session is looked up first may be the second to be noted.
  expect(reads.indexOf(anna)).toBeLessThan(2)
})

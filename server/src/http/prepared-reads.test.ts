import { everyone } from '@allmende/domain/verdict.ts'
import { beforeEach, expect, test } from 'vitest'
import { currentBehalf } from '../database/behalf.ts'
import { givenPlatform, logIn, sessionsOnly } from '../test-platform.ts'
import { serves } from './route.ts'

/** Those that are being prepared; each takes as long as the test wants. */
let preparing: { who: string; end: () => void }[] = []
let askedAs: string[] = []

const routes = [
  serves('/api/v1/slow/:who', {
    asks: ({ params }) => {
      askedAs.push(currentBehalf()?.kind ?? 'house')
      return { args: [(params as { who: string }).who] as [string] }
    },
    load: async (_context, who: string) => ({ who }),
    allow: everyone,
    serve: async ({ actor }, { who }) => {
      await new Promise<void>((resolve) => void preparing.push({ who, end: resolve }))
      return { body: actor.kind, type: 'text/plain' }
    },
  }),
]
const platform = givenPlatform({ offer: { ...sessionsOnly, routes } })
beforeEach(() => {
  preparing = []
  askedAs = []
})

const tokenOf = (email: string) => logIn(platform.current.url, email)
const get = (who: string, token: string | null = null, signal?: AbortSignal) =>
  fetch(`${platform.current.url}/api/v1/slow/${who}`, {
    headers: token ? { 'x-auth-token': token } : {},
    ...(signal && { signal }),
  })
const inWork = (count: number) => expect.poll(() => preparing.length).toBe(count)
const endAll = () => {
  for (const one of preparing) one.end()
}

test('the session of somebody logged in is not looked up in the turn of strangers', async () => {
  const token = await tokenOf('anna.amt@allmende.example')
  const answers = [get('anna', token), get('somebody')]
  await inWork(2)
  endAll()
  await Promise.all(answers)
  expect(askedAs.toSorted()).toEqual(['stranger', 'user'])
})

test('of one company eight are prepared at once; others do not wait for them', async () => {
  const [dora, emil, anna] = [
    await tokenOf('dora@deich-erdbau.example'),
    await tokenOf('emil@deich-erdbau.example'),
    await tokenOf('anna.amt@allmende.example'),
  ]
  const answers = Array.from({ length: 12 }, (_, index) => get('deich', index % 2 === 0 ? dora : emil))
  await inWork(8)
  answers.push(get('anna', anna))
  await inWork(9)
  expect(preparing.at(-1)?.who).toBe('anna')
  endAll()
  await inWork(13)
  endAll()
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(new Set(texts)).toEqual(new Set(['user']))
})

test('a download is not prepared when its asker has left, and until then she keeps her place', async () => {
  const token = await tokenOf('dora@deich-erdbau.example')
  const leaving = new AbortController()
  const left = Array.from({ length: 32 }, () => get('gone', token, leaving.signal).catch(() => null))
  await inWork(8)
  leaving.abort()
  await Promise.all(left)
  await expect.poll(async () => (await get('more', token)).status).toBe(429)
  endAll()
  const answer = get('more', token)
  await expect.poll(() => preparing.at(-1)?.who).toBe('more')
  endAll()
  expect((await answer).status).toBe(200)
  expect(preparing.filter(({ who }) => who === 'gone')).toHaveLength(8)
})

test('whose session ends while she waits is answered like a visitor', async () => {
  const token = await tokenOf('dora@deich-erdbau.example')
  const answers = Array.from({ length: 9 }, () => get('dora', token))
  await inWork(8)
  await expect.poll(() => askedAs.length).toBe(9)
  await platform.current.database.db.deleteFrom('sessions').execute()
  endAll()
  await inWork(9)
  endAll()
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(texts.filter((text) => text === 'visitor')).toHaveLength(1)
})

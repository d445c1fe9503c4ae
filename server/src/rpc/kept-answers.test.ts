import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenPlatform } from '../test-platform.ts'
import { forgetOldAnswers, keepAnswer, takeCallId } from './kept-answers.queries.ts'

const platform = givenPlatform()
const anna = 'anna.amt@allmende.example'
const bernd = 'bernd.bau@allmende.example'

async function keep(userEmail: string, answer: string, created: Date): Promise<string> {
  const { db } = platform.current.database
  const key = { userEmail, callId: randomUUID(), method: 'any', paramsHash: Buffer.alloc(1), created }
  await takeCallId(db, key)
  await keepAnswer(db, key, answer)
  return key.callId
}

const keptOf = async (userEmail: string): Promise<string[]> => {
  const { db } = platform.current.database
  const kept = db.selectFrom('keptAnswers').select('callId').where('userEmail', '=', userEmail)
  return (await kept.where('answer', 'is not', null).orderBy('created').execute()).map(({ callId }) => callId)
}

test('of long answers an account keeps the newest twenty; that the others were given stays known', async () => {
  const { db } = platform.current.database
  const start = Date.now()
  const long = 'x'.repeat(5000)
  const short = await keep(anna, 'short', new Date(start))
  const hers: string[] = []
  for (let index = 1; index <= 25; index++) hers.push(await keep(anna, long, new Date(start + index)))
  const his = await keep(bernd, long, new Date(start))
  expect(await keptOf(anna)).toEqual([short, ...hers.slice(5)])
  expect(await keptOf(bernd)).toEqual([his])
  const [{ known }] = (await db
    .selectFrom('keptAnswers')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .where('userEmail', '=', anna)
    .execute()) as [{ known: number }]
  expect(known).toBe(26)
})

test('however many an account asks for, housekeeping leaves the newest thousand answers', async () => {
  const { db } = platform.current.database
  const start = Date.now()
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    userEmail: bernd,
    callId: randomUUID(),
    method: 'any',
    paramsHash: Buffer.alloc(1),
    answer: 'short',
    created: new Date(start + 10 + index),
  }))
  await db.insertInto('keptAnswers').values(rows).execute()
  await forgetOldAnswers(db, new Date())
  expect(await keptOf(bernd)).toEqual(rows.slice(200).map(({ callId }) => callId))
})

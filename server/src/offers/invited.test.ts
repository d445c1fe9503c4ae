import { beforeEach, expect, test } from 'vitest'
import { begin, givenCourse, publishedTender, refusal } from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna } from '../tenders/test-tenders.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

/** The token that the newest invitation's mail carries. */
async function tokenMailedTo(email: string): Promise<string> {
  const { values } = await course
    .db()
    .selectFrom('outbox')
    .select('values')
    .where('key', '=', 'inviteToApply')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String((values as Record<string, string>)['link']).replace(/^.*einladung=/, '')
}

test('an invitation is good for its address and then for its company; a forwarded mail opens nothing', async () => {
  const { id } = await publishedTender(course, 2)
  await call(anna, 'inviteUsers', id, { [emil]: 'Deich' })
  const token = await tokenMailedTo(emil)
  for (const given of [token, undefined]) {
    const no = await refusal(call(fritz, 'createOffer', { id }, given))
    expect([no.exceptionTypeName, no.message]).toEqual(
      given
        ? ['AccessDeniedException', expect.stringContaining('für eine andere E-Mail-Adresse')]
        : ['StageException', expect.stringContaining('nur eingeladene Unternehmen')],
    )
  }
  const isInvited = async (who: string) => {
    const tender = await call(who, 'getProject', id)
    return 'isInvited' in tender && tender.isInvited
  }
  expect([
    await isInvited(emil),
    await isInvited(dora),
    await isInvited(fritz),
    await isInvited(anna),
  ]).toEqual([true, false, false, false])
  expect(await call(anna, 'getInvitations', id)).toMatchObject([{ email: emil, joined: null }])
  const { id: offerId } = await call(emil, 'createOffer', { id }, token)
  expect((await call(dora, 'createOffer', { id })).id).toBe(offerId)
  expect(await call(anna, 'getInvitations', id)).toMatchObject([{ email: emil, joined: begin }])
})

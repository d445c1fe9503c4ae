import { describe, test } from 'vitest'
import { after, day, second } from './tenders/course/test-course.ts'
import { fritz } from './tenders/people/test-announced.ts'
import { anna, draft } from './tenders/test-tenders.ts'
import { bidderRooms, gesa, givenApart, imke, patience } from './test-apart.ts'

/** A continuous procedure that is put off before its end and after it; only in the first house somebody applies at once. */
const rounds = {
  type: 5,
  applicationDeadline: after(40 * day),
  deadlinePeriodDays: 10,
  finalDeadline: after(45 * day),
  offerDeadline: after(150 * day),
}
const apart = givenApart(draft({ ...rounds, ...bidderRooms }))
const { at, does, bothDo, thirdDoes, alike, unknown } = apart

describe('rounds that are put off, with an application and without', { timeout: patience }, () => {
  test('a round is opened in one house alone', async () => {
    await bothDo(does.stage(anna, 3, { published: new Date() }), (house) =>
      house.call(imke, 'addProjectTag', apart.tenderId, 'merkliste'),
    )
    await alike()
    await thirdDoes(does.joins(gesa), does.uploads(gesa, 4, 1, 'Antrag.txt'), does.files(gesa, 1, null))
    await bothDo(does.joins(fritz))
    await alike()
    at(after(40 * day + 11 * second))
    await thirdDoes(does.opens(4))
    await alike()
  })

  test('the end is put off before it has passed', async () => {
    at(after(42 * day))
    await bothDo(does.extends(after(48 * day)))
    await alike()
    await thirdDoes(does.chooses(5, null, [gesa]))
    await alike()
  })

  test('it passes, and one round asks for offers', async () => {
    await bothDo(does.uploads(fritz, 4, 1, 'Antrag.txt'), does.files(fritz, 1, null))
    await thirdDoes(does.chooses(6, null, [gesa], [], { offerDeadline: after(60 * day) }))
    await alike()
    at(after(48 * day + 11 * second))
    await alike()
  })

  test('the end is put off after it has passed', async () => {
    at(after(49 * day))
    await bothDo(does.extends(after(70 * day)))
    await alike('all')
    at(after(58 * day + second))
    await alike()
    await thirdDoes(does.uploads(gesa, 7, 1, 'Angebot.txt'), does.files(gesa, 6, null))
    at(after(60 * day + 11 * second))
    await thirdDoes(does.opens(7))
    await alike()
    await unknown()
  })
})

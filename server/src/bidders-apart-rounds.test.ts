import { describe, test } from 'vitest'
import { after, day, second } from './tenders/course/test-course.ts'
import { dora, fritz } from './tenders/people/test-announced.ts'
import { anna, draft } from './tenders/test-tenders.ts'
import { bidderRooms, gesa, givenApart, imke, patience } from './test-apart.ts'

/** A continuous procedure over two rounds with its waiting room. */
const rounds = {
  type: 5,
  applicationDeadline: after(40 * day),
  deadlinePeriodDays: 10,
  finalDeadline: after(80 * day),
  offerDeadline: after(150 * day),
}
const apart = givenApart(draft({ ...rounds, ...bidderRooms }))
const { at, does, bothDo, thirdDoes, alike, unknown } = apart

describe('two rounds with a waiting room', { timeout: patience }, () => {
  test('the first round is applied for and opened', async () => {
    await bothDo(does.stage(anna, 3, { published: new Date() }), (house) =>
      house.call(imke, 'addProjectTag', apart.tenderId, 'merkliste'),
    )
    await bothDo(does.joins(dora), does.uploads(dora, 4, 1, 'Antrag.txt'), does.files(dora, 1, null))
    await alike()
    await thirdDoes(does.joins(gesa), does.uploads(gesa, 4, 1, 'Antrag.txt'), does.files(gesa, 1, null))
    await alike()
    at(after(40 * day + 11 * second))
    await bothDo(does.opens(4))
    await alike()
  })

  test('who was denied applies again and waits, beside a newcomer', async () => {
    await bothDo(does.chooses(5, null, [dora], [gesa]))
    await alike()
    await thirdDoes(does.joins(gesa), does.uploads(gesa, 4, 1, 'Antrag.txt'), does.files(gesa, 1, null))
    await alike()
    await bothDo(does.joins(fritz), does.uploads(fritz, 4, 1, 'Antrag.txt'), does.files(fritz, 1, null))
    await alike()
    await thirdDoes(does.files(gesa, 0, null), does.files(gesa, 1, null))
    await alike()
    await unknown()
  })

  test('the waiting room is opened once the first round has made its offers', async () => {
    at(after(42 * day))
    await bothDo(does.chooses(6, null, [dora], [], { offerDeadline: after(60 * day) }))
    await bothDo(does.uploads(dora, 7, 1, 'Angebot.txt'), does.files(dora, 6, null))
    await alike()
    at(after(60 * day + 11 * second))
    await bothDo(does.opens(4))
    await alike()
  })

  test('the second round comes to its award', async () => {
    await bothDo(does.chooses(5, null, [fritz, gesa]))
    await bothDo(does.chooses(6, null, [fritz, gesa], [], { offerDeadline: after(80 * day) }))
    await alike()
    await bothDo(does.uploads(fritz, 7, 1, 'Angebot.txt'), does.files(fritz, 6, null))
    await thirdDoes(does.uploads(gesa, 7, 1, 'Angebot.txt'), does.files(gesa, 6, null))
    await alike()
    at(after(80 * day + 11 * second))
    await bothDo(does.opens(7))
    await bothDo(does.announces(1, fritz, [gesa]))
    await alike()
    at(after(95 * day))
    await bothDo(does.awards(1, fritz))
    await alike('all')
    await unknown()
  })
})

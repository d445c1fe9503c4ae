import type { Offer, Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { describe, expect, test } from 'vitest'
import { after, day, deadlines, hour, refused, second, twoLots } from './tenders/course/test-course.ts'
import { dora, fritz } from './tenders/people/test-announced.ts'
import { anna, bernd, draft } from './tenders/test-tenders.ts'
import { idsIn } from './test-outsiders.ts'
import { bidderRooms, gesa, givenApart, imke, patience } from './test-apart.ts'

/** A tender of two lots from its publication to its award; each test goes on where the one before has left it. */
const apart = givenApart(draft({ ...deadlines, ...bidderRooms, panels: twoLots() }))
const { at, does, bothDo, thirdDoes, alike, unknown } = apart

describe('two lots, from publication to award', { timeout: patience }, () => {
  test('it becomes public; one is invited, one watches', async () => {
    await bothDo(
      does.stage(anna, 3, { published: new Date() }),
      (house) => house.call(imke, 'addProjectTag', apart.tenderId, 'merkliste'),
      (house) => house.call(anna, 'inviteUsers', apart.tenderId, { [fritz]: 'Geest Energie eG' }),
    )
    await alike()
  })

  test('bidders join and fill their rooms', async () => {
    await bothDo(
      does.joins(dora),
      does.uploads(dora, 4, 1, 'Antrag.txt'),
      does.uploads(dora, 4, 2, 'Antrag.txt'),
      does.addsRoom(dora, 4, 1),
    )
    await alike()
    await thirdDoes(does.joins(gesa))
    await alike()
    await thirdDoes(
      does.uploads(gesa, 4, 1, 'Antrag.txt'),
      does.uploads(gesa, 4, 2, 'Antrag.txt'),
      does.addsRoom(gesa, 4, 2),
    )
    await alike()
    await bothDo(
      does.joins(fritz),
      does.uploads(fritz, 4, 1, 'Antrag.txt'),
      does.uploads(fritz, 4, 2, 'Antrag.txt'),
    )
    await alike()
  })

  test('they ask, and are answered alone and together', async () => {
    await thirdDoes(does.writes(gesa))
    await alike()
    await bothDo(does.writes(dora))
    await alike()
    await thirdDoes(does.answers(gesa, false), does.reads(gesa), does.reads(bernd))
    await alike()
    await bothDo(does.answers(dora, false), does.answers(dora, true))
    await alike()
    await bothDo(does.writes(bernd, { recipientOrganizationIds: [1, 2] }))
    await thirdDoes(does.reads(gesa))
    await bothDo(does.reads(fritz))
    await alike()
  })

  test('they submit, withdraw and submit again', async () => {
    at(after(day))
    await thirdDoes(does.files(gesa, 1, [1]), does.files(gesa, 1, [1, 2]))
    await alike()
    await bothDo(does.files(dora, 1, null))
    await alike()
    at(after(day + hour))
    await thirdDoes(
      does.files(gesa, 0, [2]),
      does.uploads(gesa, 4, 2, 'Nachtrag.txt'),
      does.files(gesa, 1, null),
    )
    await alike()
    await bothDo(does.files(fritz, 1, [1]))
    await alike('all')
    await unknown()
  })

  test('a change is announced; one confirms it, one files again', async () => {
    at(after(day + 2 * hour))
    await bothDo(does.changes('Neuer Titel'))
    await alike()
    await thirdDoes(does.confirms(gesa))
    await alike()
    await bothDo(does.confirms(dora), does.files(fritz, 1, [1]))
    await alike()
  })

  test('the deadline passes, and who comes late is refused', async () => {
    at(after(1, deadlines.applicationDeadline))
    await thirdDoes(async (house) =>
      expect(await refused(does.files(gesa, 0, [1])(house))).toBe('StageException'),
    )
    await alike()
    await bothDo(async (house) =>
      expect(await refused(does.files(fritz, 1, [2])(house))).toBe('StageException'),
    )
    await alike()
  })

  test('two open the applications', async () => {
    at(after(11 * second, deadlines.applicationDeadline))
    await bothDo(does.opens(4))
    await alike()
    await unknown()
    // In the order of the lots, whichever row was written last.
    await bothDo(async (house) => {
      const [offer] = await house.call<Offer[]>(dora, 'getOffersByProjectId', apart.tenderId)
      const { submissions } = await house.call<Submissions>(dora, 'getSubmissions', offer?.id)
      expect(submissions.map(({ lotIds }) => lotIds)).toEqual([apart.lotIds])
    })
  })

  test('who negotiates is chosen', async () => {
    at(after(45 * day))
    await bothDo(does.chooses(5, [1], [dora, fritz, gesa]), does.chooses(5, [2], [dora], [gesa]))
    await alike()
    await bothDo(does.uploads(dora, 5, 1, 'Konzept.txt'), does.uploads(dora, 5, 2, 'Konzept.txt'))
    await thirdDoes(does.uploads(gesa, 5, 1, 'Konzept.txt'))
    await alike()
  })

  test('offers are asked for, made, withdrawn and made again', async () => {
    const offerDeadline = after(90 * day)
    at(after(50 * day))
    await bothDo(
      does.chooses(6, [1], [dora, fritz, gesa], [], { offerDeadline }),
      does.chooses(6, [2], [dora], [], { offerDeadline }),
    )
    await alike()
    await thirdDoes(does.uploads(gesa, 7, 1, 'Angebot.txt'), does.files(gesa, 6, [1]))
    await alike()
    await bothDo(
      does.uploads(dora, 7, 1, 'Angebot.txt'),
      does.uploads(dora, 7, 2, 'Angebot.txt'),
      does.files(dora, 6, null),
      does.uploads(fritz, 7, 1, 'Angebot.txt'),
      does.files(fritz, 6, [1]),
      does.files(fritz, 5, [1]),
      does.files(fritz, 6, [1]),
    )
    await alike()
    await thirdDoes(does.files(gesa, 5, [1]), does.addsRoom(gesa, 7, 1), does.files(gesa, 6, [1]))
    await alike()
  })

  test('two open the offers, and who is to win is announced', async () => {
    at(after(90 * day + 11 * second))
    await bothDo(does.opens(7))
    await alike()
    // What the team notes of whomever reaches nobody.
    await thirdDoes(does.notes(1, gesa, 'Zu teuer'), does.notes(1, dora, 'Günstigstes Angebot'))
    await alike()
    at(after(92 * day))
    await bothDo(does.announces(1, fritz, [dora, gesa]))
    await alike()
    at(after(93 * day))
    await bothDo(does.withdrawsAward(1))
    await alike()
    at(after(95 * day))
    await bothDo(does.announces(1, dora, [fritz, gesa]), does.announces(2, dora, []))
    await alike('all')
    await unknown()
  })

  test('letters leave by other ways, each with a day of its own', async () => {
    at(after(96 * day))
    await thirdDoes(does.dispatches(1, gesa, 'POST'))
    await alike()
    at(after(97 * day))
    await bothDo(does.dispatches(1, fritz, 'FAX'))
    await alike()
    // By then two of the three days are over; how long a lot has to wait is for its team to know.
    at(after(109 * day))
    await alike()
    const dayOf = async (email: string) => {
      const { lots } = await apart.full.call<PublicTender>(email, 'getProject', apart.tenderId)
      return lots[0]?.lotOffer?.answer?.awardableFrom
    }
    expect(await dayOf(fritz)).not.toEqual(await dayOf(gesa))
  })

  test('after the waiting period the lots are given away', async () => {
    at(after(113 * day))
    await bothDo(does.awards(1, dora), does.awards(2, dora))
    await alike()
    await bothDo((house) => house.call(anna, 'archiveProject', apart.tenderId))
    await alike()
  })

  test('no id tells how many there are', async () => {
    const ids = await idsIn(apart.full)
    expect(ids.length).toBeGreaterThan(30)
    expect(ids.filter((id) => id < 2 ** 32 || id >= 2 ** 52)).toEqual([])
  })
})

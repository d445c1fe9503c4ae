import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { demoPassword } from '../people.ts'
import { conditions, pdfOf } from '../documents.ts'
import type { Moment } from '../calendar.ts'
import { type Company, type Deed, lotIdOf, lotIdsOf, offerOf, type Scene } from './story.ts'

type Why = Partial<Record<Company, string>>

/** What each company is told, by its offer. */
const byOffer = (scene: Scene, why: Why): Record<string, string> =>
  Object.fromEntries(
    Object.entries(why).map(([company, reason]) => [offerOf(scene, company as Company), reason]),
  )

const offersOf = (scene: Scene, companies: readonly Company[]): number[] =>
  companies.map((company) => offerOf(scene, company))

/** At once, or on a day to come. */
export const publishes =
  (start: 2 | 3 | 5 | 6, { lots = null, on }: { lots?: number[] | null; on?: Moment } = {}): Deed =>
  (scene) => {
    const { visitor, tender, calendar, now } = scene
    const published = on ? calendar(on) : now
    return visitor.call(
      'updateProjectStage',
      { id: tender.id, stage: start, published },
      lotIdsOf(scene, lots),
      null,
    )
  }

/** What everyone may read. */
export const laysOutPapers: Deed = async ({ visitor, tender }) => {
  const rooms = await visitor.call('getRoomsByProjectId', tender.id)
  const open = rooms.find(({ type, stage }) => type === 'CLIENT' && stage === null)
  if (!open) throw new Error('the story has no room for papers')
  await visitor.upload(open.id, 'Bewerbungsbedingungen.pdf', await pdfOf(conditions))
}

/** One of two; the other follows within minutes. */
export const confirmsOpening =
  (target: 4 | 7, lots: number[] | null = null): Deed =>
  (scene) =>
    scene.visitor.call(
      'updateProjectStage',
      { id: scene.tender.id, stage: target },
      lotIdsOf(scene, lots),
      demoPassword,
    )

export const startsNegotiation =
  (chosen: readonly Company[], why: Why = {}): Deed =>
  (scene) =>
    scene.visitor.call(
      'updateProjectStage',
      { id: scene.tender.id, stage: 5 },
      null,
      null,
      offersOf(scene, chosen),
      { reasons: byOffer(scene, why) },
    )

export const asksForOffers =
  (chosen: readonly Company[], until: Moment): Deed =>
  (scene) =>
    scene.visitor.call(
      'updateProjectStage',
      { id: scene.tender.id, stage: 6, offerDeadline: scene.calendar(until) },
      null,
      null,
      offersOf(scene, chosen),
    )

export const announcesAward =
  (lot: number, winner: Company, why: Why): Deed =>
  (scene) =>
    scene.visitor.call(
      'announceAward',
      lotIdOf(scene.tender, lot),
      offerOf(scene, winner),
      byOffer(scene, why),
    )

export const awards =
  (lot: number, winner: Company): Deed =>
  (scene) =>
    scene.visitor.call('awardLot', lotIdOf(scene.tender, lot), offerOf(scene, winner))

/** A letter that cannot leave by mail left on paper. */
export const postsLetter =
  (lot: number, company: Company, on: Moment): Deed =>
  (scene) =>
    scene.visitor.call(
      'recordDispatch',
      offerOf(scene, company),
      lotIdOf(scene.tender, lot),
      scene.calendar(on),
      'POST',
    )

export const withdrawsAward =
  (lot: number, reason: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('withdrawAward', lotIdOf(tender, lot), reason)

/** What the team keeps in mind of an offer. */
export const notes =
  (lot: number, company: Company, text: string): Deed =>
  (scene) =>
    scene.visitor.call('setOfferRemark', lotIdOf(scene.tender, lot), offerOf(scene, company), {
      version: 0,
      text,
    })

/** The team's own part of the procurement record. */
export const writesRecord =
  (text: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('setRecordRemarks', tender.id, { version: 0, text })

export const endsLot =
  (lot: number, reason: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('endLot', lotIdOf(tender, lot), reason)

/** What the end of its lots has left as a draft. */
export const publishesResult: Deed = async ({ visitor, tender, now }) => {
  const seen = await visitor.call('getProject', tender.id)
  const draft = isSeenInside(seen) ? seen.results.find(({ stage }) => stage === null) : undefined
  if (!draft) throw new Error('the story has no result to publish')
  await visitor.call('updateProjectStage', { id: draft.id, stage: 2, published: now }, null, null)
}

export const cancels =
  (reason: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('updateProjectStage', { id: tender.id, stage: 8 }, null, null, [], { reason })

export const archives: Deed = ({ visitor, tender }) => visitor.call('archiveProject', tender.id)

export const invites =
  (email: string, organizationName: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('inviteUsers', tender.id, { [email]: organizationName })

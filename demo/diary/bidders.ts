import { pdfOf } from '../documents.ts'
import { type Company, companyOf, type Deed, lotIdsOf, offerOf, type Scene } from './story.ts'

function companyIn({ who }: Scene): Company {
  const company = companyOf[who]
  if (!company) throw new Error(`${who} is no bidder`)
  return company
}

export const joins: Deed = async (scene) => {
  const { id } = await scene.visitor.call('createOffer', { id: scene.tender.id })
  scene.offers.set(companyIn(scene), id)
}

const namesOfPapers = { 4: 'Teilnahmeantrag', 5: 'Konzept', 7: 'Angebot' } as const

/** A paper into each of her own rooms of that phase, in these lots. */
export const uploads =
  (stage: 4 | 5 | 7, lots: readonly number[] | null, ...lines: string[]): Deed =>
  async (scene) => {
    const { visitor, tender } = scene
    const rooms = await visitor.call('getRoomsByProjectId', tender.id)
    const lotIds = lotIdsOf(scene, lots)
    const own = rooms.filter(
      (room) =>
        room.type === 'CONTRACTOR' &&
        room.stage === stage &&
        (lotIds === null || (room.lotId !== null && lotIds.includes(room.lotId))),
    )
    if (own.length === 0) throw new Error(`${scene.who} has no room to upload into`)
    const paper = await pdfOf([namesOfPapers[stage], ...lines])
    for (const { id } of own) await visitor.upload(id, `${namesOfPapers[stage]}.pdf`, paper)
  }

const files =
  (stage: 1 | 6, lots: readonly number[] | null): Deed =>
  (scene) =>
    scene.visitor.call('updateOfferStage', offerOf(scene, companyIn(scene)), stage, lotIdsOf(scene, lots))

/** Uploads an application and hands it in. */
export const applies =
  (lots: readonly number[] | null, ...lines: string[]): Deed =>
  async (scene) => {
    await joins(scene)
    await uploads(4, lots, ...lines)(scene)
    await files(1, lots)(scene)
  }

/** Uploads an offer and hands it in. */
export const offers =
  (lots: readonly number[] | null, ...lines: string[]): Deed =>
  async (scene) => {
    await uploads(7, lots, ...lines)(scene)
    await files(6, lots)(scene)
  }

export const marks: Deed = ({ visitor, tender }) => visitor.call('addProjectTag', tender.id, 'merkliste')

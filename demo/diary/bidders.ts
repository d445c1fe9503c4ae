import { pdfOf } from '../documents.ts'
import { type Company, companyOf, type Deed, lotIdOf, lotIdsOf, offerOf, type Scene } from './story.ts'

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
type Phase = keyof typeof namesOfPapers

/** A paper of this name into each of her own rooms of that phase, in these lots. */
const puts =
  (stage: Phase, lots: readonly number[] | null, name: string, lines: readonly string[]): Deed =>
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
    const paper = await pdfOf([name, ...lines])
    for (const { id } of own) await visitor.upload(id, `${name}.pdf`, paper)
  }

/** The paper that a phase asks for. */
export const uploads = (stage: Phase, lots: readonly number[] | null, ...lines: string[]): Deed =>
  puts(stage, lots, namesOfPapers[stage], lines)

/** A further paper; where she has handed in already, a change that counts only once she does so again. */
export const adds = (stage: Phase, name: string, ...lines: string[]): Deed => puts(stage, null, name, lines)

/** A room of her own beside those that are asked for, with a paper in it. */
export const addsRoom =
  (stage: Phase, name: string, description: string, ...lines: string[]): Deed =>
  async ({ visitor, tender }) => {
    const room = { name, description, projectId: tender.id, type: 'CONTRACTOR', stage } as const
    const { id } = await visitor.call('createRoom', { ...room, lotId: lotIdOf(tender, 1) })
    await visitor.upload(id, `${name}.pdf`, await pdfOf([name, ...lines]))
  }

const moves =
  (stage: 0 | 1 | 5 | 6, lots: readonly number[] | null): Deed =>
  (scene) =>
    scene.visitor.call('updateOfferStage', offerOf(scene, companyIn(scene)), stage, lotIdsOf(scene, lots))

/** Hands in what lies in her rooms, for the first time or again. */
export const files = (stage: 1 | 6, lots: readonly number[] | null = null): Deed => moves(stage, lots)

export const withdrawsApplication: Deed = moves(0, null)
export const withdrawsOffer: Deed = moves(5, null)

/** Tries to hand in after the deadline; the platform refuses and keeps that she tried. */
export const comesTooLate =
  (stage: 1 | 6): Deed =>
  async (scene) => {
    const refusal = await moves(
      stage,
      null,
    )(scene).then(
      () => null,
      (error: { data?: { exceptionTypeName?: string } }) => error,
    )
    if (refusal?.data?.exceptionTypeName === 'StageException') return
    throw new Error(`${scene.who} was to be refused for being late`, { cause: refusal })
  }

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

import { pdfOf } from '../documents.ts'
import { type Company, companyOf, type Deed, offerOf, players, type Scene } from './story.ts'

type Words = {
  subject: string
  text: string /** A paper that goes along, by its lines. */
  paper?: readonly string[]
}

/** A room for what goes along, with the paper in it. */
async function attached({ visitor }: Scene, [name = '', ...lines]: readonly string[]): Promise<number> {
  const link = await visitor.call('getUploadLink', 'temp')
  const roomId = Number(new URL(link, 'http://demo.example').searchParams.get('room'))
  await visitor.upload(roomId, `${name}.pdf`, await pdfOf([name, ...lines]))
  return roomId
}

async function wordsOf(scene: Scene, { subject, text, paper }: Words) {
  const roomId = paper ? await attached(scene, paper) : null
  return { projectId: scene.tender.id, messageSubject: subject, messageText: text, roomId }
}

/** What a company wrote last, as the team finds it. */
async function questionOf({ visitor, tender }: Scene, company: Company): Promise<number> {
  const all = await visitor.call('getMessages', tender.id, null)
  const asked = all.find(({ userName }) =>
    Object.entries(players).some(
      ([who, email]) => email === userName && companyOf[who as keyof typeof players] === company,
    ),
  )
  if (!asked) throw new Error(`${company} has not written`)
  return asked.id
}

/** A company asks the authority, whether it takes part or not. */
export const asks =
  (words: Words): Deed =>
  async (scene) =>
    scene.visitor.call('sendMessage', await wordsOf(scene, words))

/** The authority answers what a company asked last. */
export const answers =
  (company: Company, words: Words): Deed =>
  async (scene) => {
    const replyToMessageId = await questionOf(scene, company)
    await scene.visitor.call('addTag', replyToMessageId, 'gelesen')
    await scene.visitor.call('sendMessage', { ...(await wordsOf(scene, words)), replyToMessageId })
  }

/** The same to all, with the question in the authority's own words. */
export const answersAll =
  (company: Company, question: string, words: Words): Deed =>
  async (scene) => {
    const replyToMessageId = await questionOf(scene, company)
    await scene.visitor.call('addTag', replyToMessageId, 'gelesen')
    await scene.visitor.call('sendMessage', {
      ...(await wordsOf(scene, words)),
      replyToMessageId,
      recipientOrganizationIds: [0],
      question,
    })
  }

/** A line in the conversation about somebody's offer. */
export const writesAboutOffer =
  (company: Company, text: string): Deed =>
  (scene) =>
    scene.visitor.call('sendMessage', {
      projectId: scene.tender.id,
      offerId: offerOf(scene, company),
      messageSubject: '',
      messageText: text,
    })

/** Looks at all there is. */
export const readsMessages: Deed = async ({ visitor, tender }) => {
  const all = await visitor.call('getMessages', tender.id, null)
  for (const { id, read } of all) if (!read) await visitor.call('addTag', id, 'gelesen')
}

import { contract } from '@allmende/domain/contract.ts'
import { messageSorts } from '@allmende/domain/messages/messages.contract.ts'
import { tenderTabs } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql } from 'kysely'
import type { House } from './test-twins.ts'
import type { TestViewer, Told } from './test-viewer.ts'

/** What is looked at, and who takes part unnoticed. */
export type Looked = {
  tenderId: number
  lotIds: readonly number[]
  title: string
  third: { email: string; organizationId: number; name: string }
}

type Thing = { id: number }
type Attached = Thing & { roomId: number | null }
const listed = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : [])

/** Mails of a demonstration belong to nobody; secrets are about who asks. */
const apart = (name: string) =>
  name === 'getDemoMails' || contract[name as keyof typeof contract].kind === 'change'
const reads = Object.entries(contract)
  .filter(([name, method]) => !apart(name) && !('secret' in method && method.secret))
  .map(([name]) => name)

/** Everything that somebody outside a team is answered about a tender; `all`: by every way there is. */
export async function lookAround(
  viewer: TestViewer,
  { tenderId, lotIds, title, third }: Looked,
  extent: 'usual' | 'all',
): Promise<Told[]> {
  const told: Told[] = []
  const asked = new Set<string>()
  const by =
    (way: 'ask' | 'watch') =>
    async (method: string, ...params: unknown[]) => {
      const answer = await viewer[way](method, ...params)
      told.push(answer.told)
      asked.add(method)
      return answer.value
    }
  const [ask, watch] = [by('ask'), by('watch')]
  const open = async (link: unknown) => {
    if (typeof link === 'string') told.push(await viewer.fetch(link))
  }

  const rooms = listed<Thing>(await watch('getRoomsByProjectId', tenderId))
  const offers = listed<Thing>(await watch('getOffersByProjectId', tenderId))
  const messages = listed<Attached>(await watch('getMessages', tenderId, null))
  await watch('countMessages', tenderId, null)
  await watch('getUnreadMessages')
  await watch('getAnswers', tenderId)
  if (extent === 'all') {
    const words = [title, third.name, third.email.split('@')[0]]
    for (const search of words) await ask('getProjects', { search })
    for (const sort of ['deadline:asc', 'stage:desc', 'created:desc']) await ask('getAllProjects', { sort })
    for (const tab of tenderTabs) await ask('countProjects', { tab })
    for (const { id } of rooms) {
      await ask('getRoom', id)
      const documents = listed<{ name: string; preview: string | null }>(await ask('listDocuments', id))
      for (const { name, preview } of documents) {
        await open(await ask('getDownloadLink', id, name))
        await open(preview)
      }
      await ask('getZipLink', id)
    }
    for (const sort of messageSorts) await ask('getMessages', tenderId, null, { sort })
    for (const search of words) await ask('countMessages', tenderId, null, { search })
    for (const { roomId } of messages) if (roomId !== null) await open(await ask('getZipLink', roomId))
    for (const { id } of offers) {
      await ask('getMessages', tenderId, id)
      const filed = (await ask('getSubmissions', id)) as { submissions?: { receiptId: number }[] }
      for (const { receiptId } of filed.submissions ?? [])
        await open(await ask('createPDFAndGetDownloadLink', { kind: 'receipt', id: receiptId }))
    }
    for (const kind of ['project', 'log', 'protocol', 'record', 'messages'])
      await open(await ask('createPDFAndGetDownloadLink', { kind, id: tenderId }))
    await open(`/api/v1/projects/${tenderId}/notice.xml`)
    await ask('getUsers', ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN'])
    await ask('getUser', third.email)
    // Whatever else there is to read is asked for by every id that could be meant.
    const known = [offers[0], rooms.at(-1)].flatMap((thing) => thing?.id ?? [])
    const ids = [tenderId, lotIds[0], third.organizationId, ...known]
    for (const method of reads.filter((name) => !asked.has(name))) {
      await ask(method)
      for (const id of ids) await ask(method, id)
    }
  }
  for (const { id } of rooms) await watch('listDocuments', id)
  for (const { id } of offers) await watch('getSubmissions', id)
  for (const tab of tenderTabs) await watch('getProjects', { tab })
  await watch('getProject', tenderId)
  // The last thing anyone looks at, so that it is among those that are watched.
  await watch('getSettings')
  return told
}

/** What one company has, by the ids that nobody else knows. */
export type Things = {
  offerId: number
  roomId: number
  documentId: number
  receiptId: number
  messageId: number
  attachedId: number
}

export async function thingsOf(house: House, organizationId: number): Promise<Things> {
  const { id: offerId } = await house.db
    .selectFrom('offers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow()
  const document = await house.db
    .selectFrom('documents')
    .innerJoin('rooms', 'rooms.id', 'documents.roomId')
    .select(['documents.id', 'roomId'])
    .where('rooms.offerId', '=', offerId)
    .executeTakeFirstOrThrow()
  const receipt = await house.db
    .selectFrom('receipts')
    .select('id')
    .where('offerId', '=', offerId)
    .executeTakeFirstOrThrow()
  const message = await house.db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.messageId', 'messages.id')
    .select(['messages.id', 'rooms.id as attachedId'])
    .where('senderOrganizationId', '=', organizationId)
    .executeTakeFirst()
  return {
    offerId,
    roomId: document.roomId,
    documentId: document.id,
    receiptId: receipt.id,
    messageId: message?.id ?? noThings.messageId,
    attachedId: message?.attachedId ?? noThings.attachedId,
  }
}

/** Ids of what bidders have and are given; none of them may tell how many there are. */
export async function idsIn(house: House): Promise<number[]> {
  const tables = ['offers', 'rooms', 'documents', 'receipts', 'answers', 'invitations', 'messages'] as const
  const all = await Promise.all(
    tables.map((table) => sql<{ id: number }>`select id from ${sql.table(table)}`.execute(house.db)),
  )
  return all.flatMap(({ rows }) => rows.map(({ id }) => id))
}

/** Nobody has them. */
export const noThings: Things = {
  offerId: 2 ** 40 + 1,
  roomId: 2 ** 40 + 2,
  documentId: 2 ** 40 + 3,
  receiptId: 2 ** 40 + 4,
  messageId: 2 ** 40 + 5,
  attachedId: 2 ** 40 + 6,
}

/** What is answered about things of somebody else, by every way that takes an id of one. */
export async function askAfter(viewer: TestViewer, things: Things, tenderId: number): Promise<string[]> {
  const { offerId, roomId, documentId, receiptId, messageId, attachedId } = things
  const words = { name: 'Fremd', description: '' }
  const message = { messageSubject: 'Fremd', messageText: 'Fremd' }
  const questions: [method: string, ...params: unknown[]][] = [
    ['getSubmissions', offerId],
    ...[0, 1, 3, 4, 5, 6].map((stage): [string, ...unknown[]] => ['updateOfferStage', offerId, stage, null]),
    ['createRoom', { ...words, projectId: tenderId, type: 'CONTRACTOR', stage: 4, offerId }],
    ['createRoom', { ...words, projectId: tenderId, type: 'CLIENT', offerId }],
    ['getRoom', roomId],
    ['listDocuments', roomId],
    ['getZipLink', roomId],
    ['getUploadLink', roomId],
    ['getDownloadLink', roomId, 'Antrag.txt'],
    ['getDownloadLink', roomId, 'Nichts.txt'],
    ['updateRoom', { id: roomId, version: 1, ...words }],
    ['renameDocument', documentId, 'Neu.txt'],
    ['deleteDocument', documentId],
    ['createPublicLink', documentId],
    ['createPDFAndGetDownloadLink', { kind: 'receipt', id: receiptId }],
    ['createPDFAndGetDownloadLink', { kind: 'letter', id: receiptId }],
    ['getMessages', tenderId, offerId],
    ['addTag', messageId, 'gelesen'],
    ['sendMessage', { ...message, projectId: tenderId, offerId }],
    ['sendMessage', { ...message, projectId: tenderId, replyToMessageId: messageId }],
    ['sendMessage', { ...message, projectId: tenderId, roomId: attachedId }],
    ['getRoom', attachedId],
    ['listDocuments', attachedId],
    ['getZipLink', attachedId],
    ['getUploadLink', attachedId],
  ]
  const answers: string[] = []
  for (const [method, ...params] of questions)
    answers.push(`${method}: ${JSON.stringify(await viewer.answerTo(method, params))}`)
  for (const path of [`previews/${documentId}`, `documents/${documentId}/Antrag.txt`])
    answers.push(JSON.stringify(await viewer.found(`/api/v1/${path}`)).replaceAll(String(documentId), ''))
  return answers
}

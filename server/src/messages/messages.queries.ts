import { type MessageFilter } from '@allmende/domain/messages/messages.contract.ts'
import { messageWords } from '@allmende/domain/messages/messages.texts.ts'
import type { StoredMessage } from '@allmende/domain/messages/messages.views.ts'
import { folded } from '@allmende/domain/parcels/folded.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { type RawBuilder, sql } from 'kysely'
import { among } from '../database/among.ts'
import { pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { orderOfMessages } from './message-order.ts'

/** Who reads: a person, for a company or (null) for the authority. */
export type Reader = { email: string; organizationId: number | null }

/** All of a tender, or what one company has to do with. */
export type MessageQuery = MessageFilter & { tenderId: number; conversedWith: number | null }

/** How many a list shows at once when nobody says otherwise. */
const pageSize = 1000
const step = 100

/** What a company sent, what it was sent, and while it takes part what everybody was sent. */
const heardBy = (
  organizationId: number,
  tenderId: number,
): RawBuilder<boolean> => sql<boolean>`messages.id in (
  select sent.id from messages as sent
  where sent.sender_organization_id = ${organizationId} and sent.tender_id = ${tenderId}
  union all
  select message_id from message_recipients
  where organization_id = ${organizationId} and tender_id = ${tenderId}
  union all
  select told.id from messages as told
  where told.tender_id = ${tenderId} and told.is_to_all and exists (
    select from offers where offers.tender_id = ${tenderId} and offers.organization_id = ${organizationId}))`

const says = (words: Bilingual, looked: string): boolean =>
  [words.de, words.en].some((word) => folded(word).includes(looked))

/** Recipients are looked through for those alone who get their names, as they read them. */
const contains = (search: string, { organizationId }: Reader): RawBuilder<boolean> => {
  const looked = folded(search)
  const inMessage = sql<boolean>`strpos(messages.folded, ${looked}) > 0`
  if (organizationId !== null) return inMessage
  const toAll = says(messageWords.allParticipants, looked)
  const toAuthority = says(messageWords.authority, looked)
  return sql<boolean>`(${inMessage} or case
    when messages.is_to_all then ${toAll}::boolean
    when messages.sender_organization_id is not null then ${toAuthority}::boolean
    else exists (
      select from message_recipients as named
      where named.message_id = messages.id and strpos(named.folded, ${looked}) > 0) end)`
}

const matching = (db: Db, reader: Reader, { tenderId, conversedWith, id, search = '' }: MessageQuery) => {
  const company = conversedWith ?? reader.organizationId
  return db
    .selectFrom('messages')
    .where('messages.tenderId', '=', tenderId)
    .$if(company !== null, (query) => query.where(heardBy(company ?? 0, tenderId)))
    .$if(id !== undefined, (query) => query.where('messages.id', '=', id ?? 0))
    .$if(search !== '', (query) => query.where(contains(search, reader)))
}

/** A company has nothing to do with other recipients. */
const shownTo = ({ organizationId }: Reader) =>
  organizationId === null ? sql`true` : sql`organization_id = ${organizationId}`

const recipients = (reader: Reader) => sql<StoredMessage['recipients']>`(
  select coalesce(json_agg(json_build_object('organizationId', organization_id, 'name', name)
    order by folded, organization_id), '[]')
  from message_recipients where message_id = messages.id and ${shownTo(reader)})`

const replyTo = (reader: Reader) => sql<StoredMessage['replyTo']>`(
  select json_build_object(
    'id', answered.id,
    'senderOrganizationId', answered.sender_organization_id,
    'isToAll', answered.is_to_all,
    'recipientOrganizationIds', (
      select coalesce(json_agg(organization_id), '[]') from message_recipients
      where message_id = answered.id and ${shownTo(reader)}))
  from messages as answered where answered.id = messages.reply_to_id)`

/** Looked up by an index for the few that are shown; the moment comes as a number, which JSON keeps exactly. */
const answers = (reader: Reader) => sql<readonly StoredAnswer[]>`(
  select coalesce(json_agg(json_build_object(
    'id', answer.id,
    'at', floor(extract(epoch from answer.created) * 1000),
    'senderOrganizationId', answer.sender_organization_id,
    'isToAll', answer.is_to_all,
    'recipientOrganizationIds', (
      select coalesce(json_agg(organization_id), '[]') from message_recipients
      where message_id = answer.id and ${shownTo(reader)}))
    order by answer.created desc, answer.id desc), '[]')
  from messages as answer
  where answer.reply_to_id = messages.id and answer.sender_organization_id is null)`

const attachmentCount = sql<number>`(
  select count(*)::int from documents join stored_files on stored_files.id = documents.file_id
  where documents.room_id = attached.id and documents.removed is null and stored_files.state <> 'INFECTED')`

const readByUser = ({ email }: Reader) => sql<boolean>`exists (
  select from message_reads where user_email = ${email} and message_id = messages.id)`

const readByOrganization = ({ organizationId }: Reader) => sql<boolean>`exists (
  select from message_reads
  where message_id = messages.id and organization_id is not distinct from ${organizationId}::int)`

type StoredAnswer = Omit<StoredMessage['answers'][number], 'created'> & { at: number }
type Row = Omit<StoredMessage, 'answers'> & { answers: readonly StoredAnswer[] }

const storedOf = ({ answers: found, ...message }: Row): StoredMessage => ({
  ...message,
  answers: found.map(({ at, ...answer }) => ({ ...answer, created: new Date(at) })),
})

type Found = ReturnType<typeof matching>

const whole = (found: Found, reader: Reader) =>
  found
    .leftJoin('rooms as attached', 'attached.messageId', 'messages.id')
    .select([
      'messages.id',
      'messages.created',
      'messages.userEmail as userName',
      'messages.senderName',
      'messages.senderOrganizationId',
      'messages.isToAll',
      'messages.tenderId as projectId',
      'messages.offerId',
      'messages.subject',
      'messages.text',
      'messages.question',
      'attached.id as roomId',
      recipients(reader).as('recipients'),
      replyTo(reader).as('replyTo'),
      answers(reader).as('answers'),
      attachmentCount.as('attachmentCount'),
      readByUser(reader).as('readByUser'),
      readByOrganization(reader).as('readByOrganization'),
    ])

/** A page of what this reader may read, in the order asked for. */
export const listMessages = (db: Db, reader: Reader, query: MessageQuery): Promise<StoredMessage[]> =>
  pageOf<StoredMessage>(
    (offset, limit) => messagesFrom(db, reader, query, { offset, limit }),
    { offset: query.offset, limit: query.limit ?? pageSize },
    step,
  )

/** Found first: what belongs to a message is looked up for those alone that are shown. */
async function messagesFrom(
  db: Db,
  reader: Reader,
  query: MessageQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredMessage[]> {
  const found = await matching(db, reader, query)
    .select('messages.id')
    .orderBy(orderOfMessages(reader, query))
    .offset(offset)
    .limit(limit)
    .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const messages = await whole(db.selectFrom('messages').where(among('messages.id', ids)), reader).execute()
  const byId = new Map(messages.map((message) => [message.id, storedOf(message)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function countMessages(db: Db, reader: Reader, query: MessageQuery): Promise<number> {
  const { count } = await matching(db, reader, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whoever asks for one has been found to be allowed to. */
export async function findMessage(db: Db, reader: Reader, id: number): Promise<StoredMessage | null> {
  const found = db.selectFrom('messages').where('messages.id', '=', id)
  const row = await whole(found, reader).executeTakeFirst()
  return row ? storedOf(row) : null
}

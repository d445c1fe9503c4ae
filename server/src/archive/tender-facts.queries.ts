import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

export const listAnnouncedVersions = async (db: Db, tenderId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('tenderVersions')
      .select('version')
      .where('tenderId', '=', tenderId)
      .orderBy('version')
      .execute()
  ).map(({ version }) => version)

export const findAnnouncedVersion = (db: Db, tenderId: number, version: number) =>
  db
    .selectFrom('tenderVersions')
    .select(['version', 'announced', 'by', 'reason', 'text', 'lotIds', 'changes'])
    // What the draft had besides was never announced.
    .select(sql<object>`content - 'leftOut'`.as('content'))
    .where('tenderId', '=', tenderId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

/** The tender and those that tell its result, as their forms are found. */
export const listNoticeTenders = (db: Db, tenderId: number) =>
  db
    .selectFrom('tenders')
    .select(['id', 'templateId', 'templateVersion', 'sdkVersion'])
    .where((eb) => eb.or([eb('id', '=', tenderId), eb('resultOf', '=', tenderId)]))
    .orderBy('id')
    .execute()

/** What was handed to the portal, by the tender itself and by those that tell its result. */
export const listNotices = (db: Db, tenderId: number) =>
  db
    .selectFrom('noticeSubmissions')
    .innerJoin('tenders', 'tenders.id', 'noticeSubmissions.tenderId')
    .select(['noticeSubmissions.id', 'noticeSubmissions.kind'])
    .select(['noticeSubmissions.noticeId', 'noticeSubmissions.version'])
    .where((eb) => eb.or([eb('tenders.id', '=', tenderId), eb('tenders.resultOf', '=', tenderId)]))
    .where('noticeSubmissions.xml', 'is not', null)
    .orderBy('noticeSubmissions.position')
    .execute()

export const findNoticeXml = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('noticeSubmissions').select('xml').where('id', '=', id).executeTakeFirst())?.xml ?? ''

export const listSteps = (db: Db, tenderId: number) =>
  db
    .selectFrom('courseSteps')
    .select(['lotId', 'stage', 'outcome', 'event', 'reason', 'at', 'by'])
    .where('tenderId', '=', tenderId)
    .orderBy('id')
    .execute()

export const listParticipants = (db: Db, tenderId: number) =>
  db
    .selectFrom('lotOffers')
    .innerJoin('offers', 'offers.id', 'lotOffers.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['lotOffers.offerId', 'lotOffers.lotId', 'lotOffers.attempt', 'lotOffers.round'])
    .select(['organizations.name as organization', 'lotOffers.deniedAt'])
    .select(['lotOffers.applicationOpenedAt', 'lotOffers.offerOpenedAt'])
    .where('offers.tenderId', '=', tenderId)
    .orderBy('lotOffers.lotId')
    .orderBy('organizations.name')
    .orderBy('lotOffers.offerId')
    .orderBy('lotOffers.attempt')
    .execute()

export const listMessagesOf = (db: Db, tenderId: number, after: { created: Date; id: number } | null) =>
  db
    .selectFrom('messages')
    .select(['id', 'created', 'userEmail', 'senderName', 'senderOrganizationId', 'isToAll'])
    .select(['offerId', 'replyToId', 'subject', 'text', 'question'])
    .where('tenderId', '=', tenderId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created', '>', after?.created ?? new Date(0)),
          eb.and([eb('created', '=', after?.created ?? new Date(0)), eb('id', '>', after?.id ?? 0)]),
        ]),
      ),
    )
    .orderBy('created')
    .orderBy('id')
    .limit(200)
    .execute()

export const listRecipientsOf = (db: Db, messageIds: readonly number[]) =>
  db
    .selectFrom('messageRecipients')
    .select(['messageId', 'organizationId', 'name'])
    .where('messageId', 'in', [...messageIds])
    .orderBy('name')
    .orderBy('organizationId')
    .execute()

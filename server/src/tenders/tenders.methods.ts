import { signedIn } from '@allmende/domain/actor.ts'
import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelsIn } from '@allmende/domain/tenders/lots.ts'
import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { teamChanges, tenderChanges } from '@allmende/domain/tenders/tender-changes.ts'
import type { Tender, TenderFilter, tendersContract } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { mayBecome, offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { allowed, ensure, everyone, firstRefusal, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { listParcelNames } from '../parcels/parcels.queries.ts'
import { type AuditEvent, type Context, methodsOf } from '../rpc/method.ts'
import { mustHaveVersion } from '../templates/asked-template.ts'
import { isKnownBuiltIn } from '../templates/built-in.ts'
import { holdTemplate } from '../templates/stored-templates.ts'
import { askingOf, shownRows } from './asked-tenders.ts'
import { saveChange } from './changes/saving-change.ts'
import { linkEvents } from './parcel-links.ts'
import { setParts, settle } from './saving.ts'
import { changedTender, seenTender } from './seen-tender.ts'
import { startOf } from './start.ts'
import { listTendersRelyingOn } from './team.queries.ts'
import { formOfTender, type TenderForm } from './tender-form.ts'
import { countTenders, listTenders, type TenderQuery } from './tender-lists.queries.ts'
import { addTender, findTenderHead, lockTender, setTender, takeTenderId } from './tenders.queries.ts'
import { linksChanged, tenderChanged } from './announcing.ts'

const { read, change } = methodsOf<typeof tendersContract>()

const queryOf = (context: Context, filter: TenderFilter = {}): TenderQuery => ({
  ...(typeof filter === 'string' ? { tab: filter } : filter),
  asking: askingOf(context),
})

export const tenderMethods = [
  read('getProjects', {
    load: (context, filter) => listTenders(context.db, queryOf(context, filter)),
    allow: everyone, // what is public, and whose besides, the query says
    show: shownRows,
  }),

  read('getAllProjects', {
    load: (context, filter) => {
      const { tab: _all, ...query } = queryOf(context, filter)
      return listTenders(context.db, query)
    },
    allow: everyone,
    show: shownRows,
  }),

  read('countProjects', {
    load: (context, filter) => countTenders(context.db, queryOf(context, filter)),
    allow: everyone,
  }),

  read('getProject', {
    load: async ({ db }, id, asked) => {
      const head = await findTenderHead(db, id)
      return head && { ...head, asked }
    },
    allow: (actor, { asked, ...tender }, now) =>
      firstRefusal(
        tenderPolicy.view(actor, tender, now),
        asked === undefined ? allowed : tenderPolicy.lookInside(actor, tender, now),
      ),
    after: (context, { id, asked }) => seenTender(context, id, asked),
    show: (_actor, tender) => tender,
  }),

  read('getProjectsRelyingOn', {
    load: ({ db }, email) => listTendersRelyingOn(db, email),
    allow: tenderPolicy.seeReliance,
  }),

  change('createProject', {
    first: tenderPolicy.create,
    load: async ({ db, language, noticeVersion }, { templateId, sdkVersion, panels }) => ({
      template: await begunWith(db, templateId, language, sdkVersion ?? (await noticeVersion.inUse(db))),
      parcels: await listParcelNames(db, parcelsIn(panels)),
    }),
    allow: tenderPolicy.create,
    run: async (context, { template }, [{ templateId, sdkVersion: _asked, type, ...given }]) => {
      const { db, actor, now, home } = context
      if (!offeredTypes.includes(type)) refuse('tenderTypeNotOffered', { fields: ['0.type'] })
      if (!template?.active) refuse('templateNotUsable', { fields: ['0.templateId'] })
      const { version: templateVersion, sdkVersion } = template
      const origin = { templateId, templateVersion, sdkVersion }
      const form = await formOfTender(db, origin, 'de')
      const id = await takeTenderId(db)
      const start = startOf(id, type, template, actor)
      const team = [...start.team, ...(given.team ?? [])]
      const settled = await settle(db, home, form, start, { ...given, team })
      await addTender(db, { ...origin, id, type }, settled.facts, now)
      await setParts(db, id, settled, now)
      return changedTender(context, id)
    },
    record: ({ parcels }, { id, name, informationRooms }) => [
      { type: 'PROJECT_CREATED', projectId: id, data: { project: name } },
      ...roomEvents({ id, name }, informationRooms),
      ...linkEvents({ id, name }, parcels),
    ],
    announce: (_subject, { id, propertyIds }) => [...tenderChanged(id), ...linksChanged([], propertyIds)],
  }),

  change('updateProject', {
    first: signedIn,
    load: async ({ db }, { id, panels }) => {
      const before = await lockTender(db, id)
      if (!before) return null
      const parcels = await listParcelNames(db, [...before.propertyIds, ...parcelsIn(panels)])
      // The log is kept in German.
      return { ...before, ...(await formOfTender(db, before, 'de')), parcels }
    },
    allow: tenderPolicy.update,
    run: async (context, before, [{ id, version, type = before.type, ...given }]) => {
      const { db, now, home } = context
      if (before.version !== version) refuse('changedMeanwhile')
      if (before.published !== null) {
        if (type !== before.type) refuse('tenderTypeFixed', { fields: ['0.type'] })
        await saveChange(context, before, before, given)
        return changedTender(context, id)
      }
      ensure(mayBeChanged(before))
      ensure(mayBecome(before, type))
      const settled = await settle(db, home, before, { ...before, type }, given)
      await setTender(db, { id, type }, settled.facts, now)
      await setParts(db, id, settled, now)
      return changedTender(context, id)
    },
    record: (before, after) => {
      // What a published tender links is told once it is announced.
      const added = before.parcels.filter(
        ({ id }) => before.published === null && !before.propertyIds.includes(id),
      )
      const known = new Set(before.informationRooms.map(({ id }) => id))
      const rooms = after.informationRooms.filter(({ id }) => !known.has(id))
      return [...updateEvents(before, after), ...roomEvents(after, rooms), ...linkEvents(after, added)]
    },
    announce: (before, { id, propertyIds }) => [
      ...tenderChanged(id),
      ...linksChanged(before.propertyIds, propertyIds),
      { kind: 'storeChanged', entity: 'room', id: null },
    ],
  }),
]

/** What a new tender is made from; one that its version of the standard lacks is refused by name. */
async function begunWith(db: Db, templateId: string, language: Language, sdkVersion: string) {
  const template = await holdTemplate(db, templateId, language, sdkVersion)
  if (!template && isKnownBuiltIn(templateId)) mustHaveVersion(templateId, sdkVersion, ['0.templateId'])
  return template
}

type Before = Tender & TenderForm & { parcels: readonly Parcel[] }

function updateEvents(before: Before, after: Tender): AuditEvent[] {
  const subject = { projectId: after.id }
  const project = after.name
  const parcels = new Map(before.parcels.map((parcel) => [parcel.id, parcel.name]))
  const [changes, team] = [tenderChanges(before, after, { ...before, parcels }), teamChanges(before, after)]
  return [
    ...(changes.length > 0
      ? [{ type: 'PROJECT_CHANGED', ...subject, data: { project, changes } } as const]
      : []),
    ...(team.length > 0
      ? [{ type: 'PROJECT_TEAM_CHANGED', ...subject, data: { project, changes: team } } as const]
      : []),
  ]
}

const roomEvents = (
  { id, name }: Pick<Tender, 'id' | 'name'>,
  rooms: Tender['informationRooms'],
): AuditEvent[] =>
  rooms.map((room) => ({
    type: 'ROOM_CREATED',
    projectId: id,
    ...(room.id !== undefined && { roomId: room.id }),
    data: { project: name, room: room.name },
  }))

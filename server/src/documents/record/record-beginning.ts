import { type RecordPoint, recordPoints } from '@allmende/domain/record/record.rules.ts'
import { recordPointTexts, recordStateTexts } from '@allmende/domain/record/record.texts.ts'
import { statusText } from '@allmende/domain/tenders/status.texts.ts'
import {
  noticeKindTexts,
  noticeStateTexts,
} from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import { teamRoleTexts, tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import type { Desk } from './desk.ts'
import type { RecordContents } from './record-contents.ts'
import { estimatedValues } from './record-values.ts'
import { texts } from './record.texts.ts'

/** First of all: what is there, what is missing, and where it is supplied. */
export async function writeCompleteness(desk: Desk, { tender, remarks }: RecordContents): Promise<void> {
  const points = recordPoints(tender, remarks.text)
  const count = points.filter(({ state }) => state === 'missing').length
  desk.paper.section(desk.say(texts.completeness))
  desk.paragraph(count === 0 ? texts.complete : texts.incomplete, { count })
  await desk.table(
    [
      [texts.point, 140],
      [texts.paragraph, 140],
      [texts.state, 80],
      [texts.where, 0],
    ],
    points.map((point) => [
      desk.say(recordPointTexts[point.key].title),
      recordPointTexts[point.key].law,
      desk.say(recordStateTexts[point.state]),
      sourceOf(desk, point),
    ]),
    texts.complete,
  )
}

function sourceOf(desk: Desk, { key, state, place, names }: RecordPoint): string {
  if (place === 'form') return desk.say(texts.inForm)
  if (place === 'data') return desk.say(texts.fromData)
  if (state === 'given') return desk.say(texts.fromRemarks)
  const where = desk.say(texts.inRemarks, { heading: desk.say(recordPointTexts[key].title) })
  if (key === 'notice' && state === 'missing') return `${desk.say(texts.noNotices)}\n${where}`
  return names.length === 0 ? where : `${where}\n${desk.say(texts.concerns, { names: names.join(', ') })}`
}

export async function writeSubject(desk: Desk, contents: RecordContents): Promise<void> {
  const { tender, authority } = contents
  desk.section(texts.procurement, recordPointTexts.subject.law)
  desk.facts([
    [texts.number, String(tender.id)],
    [texts.authority, authority?.name ?? tender.organizationName],
    [texts.address, authority?.address.join(', ')],
    [texts.description, tender.description],
    [texts.value, estimatedValues(desk, tender)],
    [texts.kind, desk.say(tenderTypeTexts[tender.type])],
    [texts.phase, desk.say(statusText(tender.status))],
    [texts.published, tender.published && desk.moment(tender.published)],
    [texts.archived, tender.archived && desk.moment(tender.archived)],
  ])
  desk.part(texts.lots)
  await desk.table(
    [
      [texts.lot, 150],
      [texts.state, 100],
      [texts.applicationDeadline, 122],
      [texts.offerDeadline, 0],
    ],
    tender.lots.map((lot) => [
      desk.lot(lot.id),
      desk.say(statusText(lot.status)),
      desk.deadline(lot.applicationDeadline),
      desk.deadline(lot.offerDeadline),
    ]),
    texts.onlyLot,
  )
}

export async function writeTeam(desk: Desk, { tender, log }: RecordContents): Promise<void> {
  desk.section(texts.team, '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV')
  await desk.table(
    [
      [texts.person, 250],
      [texts.role, 0],
    ],
    tender.team.map(({ userName, role }) => [userName, desk.say(teamRoleTexts[role])]),
    texts.nobody,
  )
  const changes = log.filter(({ type }) => type === 'PROJECT_TEAM_CHANGED')
  if (changes.length === 0) return
  desk.part(texts.teamChanges)
  await desk.entries(changes, texts.nobody)
}

/** Its stages and deadlines with all reasons, the announced changes and the notices. */
export async function writeCourse(desk: Desk, contents: RecordContents): Promise<void> {
  const { tender, versions, log } = contents
  desk.section(texts.deadlines, '§ 6 Abs. 1, § 27 KonzVgV, § 8 Abs. 1 VgV')
  await desk.entries(
    log.filter(({ type }) => type === 'PROJECT_STAGE_CHANGED'),
    texts.noEnd,
  )
  desk.part(texts.changes)
  const changes = versions.filter(({ version }) => version > 1)
  if (changes.length === 0) desk.paragraph(texts.noChanges)
  for (const { version, announced, by, reason, text, changes: lines, changeCount } of changes) {
    desk.paper.part(desk.say(texts.version, { version, moment: desk.moment(announced) }), 2)
    const told = lines.map(
      ({ label, oldValue, newValue }) => `${label}: ${oldValue ?? '–'} → ${newValue ?? '–'}`,
    )
    const more = changeCount - lines.length
    const rest = more > 0 ? [desk.say(texts.andMore, { count: more })] : []
    await desk.pace(told.join('').length)
    desk.facts([
      [texts.by, by],
      [texts.reason, reason],
      [texts.text, text],
      [texts.changes, [...told, ...rest].join('\n')],
    ])
  }
  desk.part(texts.notices)
  await desk.table(
    [
      [texts.notice, 120],
      [texts.identifier, 150],
      [texts.state, 110],
      [texts.since, 0],
    ],
    tender.notices.map(({ kind, noticeId, version, state, since, publicationNumber, createdBy, reason }) => [
      [desk.say(noticeKindTexts[kind]), createdBy, reason].filter(Boolean).join('\n'),
      `${noticeId}-${String(version).padStart(2, '0')}`,
      [desk.say(noticeStateTexts[state]), publicationNumber].filter(Boolean).join('\n'),
      desk.moment(since),
    ]),
    texts.noNotices,
  )
}

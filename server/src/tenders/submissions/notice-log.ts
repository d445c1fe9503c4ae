import { announces, businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import {
  noticeKindTexts,
  noticeStateTexts,
} from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'

/** What the log says of notices, in German like the rest of it. */
type Told = Pick<NoticeSubmission, 'kind' | 'noticeId' | 'version' | 'state'>

const labelled = (label: string, { kind }: Pick<Told, 'kind'>): string =>
  announces(kind) ? label : `${noticeKindTexts[kind].de}: ${label}`

export const stateChange = (before: Pick<Told, 'kind' | 'state'>, after: Told['state']) => ({
  label: labelled('Stand bei SIMAP', before),
  oldValue: noticeStateTexts[before.state].de,
  newValue: noticeStateTexts[after].de,
})

export const handedOver = (notice: Pick<Told, 'kind' | 'noticeId' | 'version'>) => ({
  label: labelled('Kennung der Bekanntmachung', notice),
  oldValue: null,
  newValue: businessIdOf(notice),
})

/** A notice that follows nothing is not made. */
export const dropped = (kind: Told['kind']) => ({
  label: noticeKindTexts[kind].de,
  oldValue: null,
  newValue: 'Entfällt, weil die erste Bekanntmachung nicht veröffentlicht ist',
})

export const mended = ({ kind, state }: Pick<Told, 'kind' | 'state'>) => ({
  label: noticeKindTexts[kind].de,
  oldValue: noticeStateTexts[state].de,
  newValue: 'Überarbeitet',
})

export const overtaken = {
  label: 'Grund',
  oldValue: null,
  newValue: 'Die Aufhebung ist bereits übermittelt',
}

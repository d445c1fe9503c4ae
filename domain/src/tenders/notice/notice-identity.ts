import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import { withField } from '../../notices/values/editing.ts'
import type { Form } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { fieldsNamed } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import {
  firstNotices,
  isWithUs,
  lastVersion,
  newestOf,
  nextVersion,
  versionText,
} from '../submissions/notice-submissions.rules.ts'
import type { NoticeSubmission } from '../submissions/notice-submissions.ts'
import type { Tender } from '../tenders.contract.ts'

/** Which notice, and which version of it. */
export type NoticeIdentity = Pick<NoticeSubmission, 'noticeId' | 'version'>

const [idField, versionField] = ['BT-701-notice', 'BT-757-notice'] as const
const textOf = (values: PanelValues, fieldId: string): string =>
  fieldsNamed(values, fieldId)[0]?.stringValue ?? ''

/** What the draft says of itself; an imported notice may have been sent elsewhere in earlier versions. */
export const ownIdentity = (values: PanelValues): NoticeIdentity => ({
  noticeId: textOf(values, idField),
  version: Number(textOf(values, versionField)) || 1,
})

/** Of what announces the tender: the version on its way or published, else the one that would be sent next. */
export function currentIdentity(
  values: PanelValues,
  notices: readonly Pick<NoticeSubmission, 'kind' | 'noticeId' | 'version' | 'state'>[],
): NoticeIdentity {
  const [own, newest] = [ownIdentity(values), newestOf(firstNotices(notices))]
  if (newest && !isWithUs(newest.state)) return newest
  const version = Math.min(lastVersion, nextVersion(newest, own.version))
  return { noticeId: newest?.noticeId ?? own.noticeId, version }
}

/** The notice says which one it is, where its form asks for it. */
export function withIdentity(
  form: Form,
  values: PanelValues,
  { noticeId, version }: NoticeIdentity,
): PanelValues {
  const set = (current: PanelValues, fieldId: string, stringValue: string) =>
    stringValue && placesOf(form).has(fieldId)
      ? withField(form, current, `${metadataGroup}/${fieldId}`, { stringValue })
      : current
  return set(set(values, idField, noticeId), versionField, versionText(version))
}

/** What is read of a tender is the version at hand, not the one its draft began with. */
export const identifiedPanels = (form: Form, { panels, notices }: Pick<Tender, 'panels' | 'notices'>) =>
  notices.length > 0 ? withIdentity(form, panels, currentIdentity(panels, notices)) : panels

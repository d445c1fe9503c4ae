import { type Form, isField } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { itemAt } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withChangedNotice } from '@allmende/domain/notices/xml/change.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { withIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { withoutPastDeadlines } from '@allmende/domain/tenders/notice/past-deadlines.ts'
import {
  preferredDay,
  stillPreferredDay,
  withPreferredDay,
} from '@allmende/domain/tenders/notice/preferred-day.ts'
import { changedBy } from '@allmende/domain/tenders/submissions/notice-chain.ts'
import { announces, businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../../database/schema.ts'
import { findOrganization } from '../../organizations/organizations.queries.ts'
import { currentValues, writtenAt } from './notice-export.ts'
import { locator } from './notice-locations.ts'
import type { Submission } from '../submissions/notice-submissions.queries.ts'
import { findFrozenOf } from '../submissions/notices.queries.ts'
import { formOfTender } from '../tender-form.ts'
import { findTender } from '../tenders.queries.ts'

/** What is sent now, and where in the form each part of it comes from. */
export type OutgoingNotice = {
  xml: string
  authorEmail: string
  /** The values it says, as they are kept. */
  panels: PanelValues
  /** Null where the draft is no longer the one that was sent. */
  placeOf: ((location: string) => { fieldId: string | null; panelPath: ValuePath }) | null
}

/** A notice of a tender as it goes to the portal at this moment. */
export async function outgoingNotice(
  { db, home }: { db: Db; home: string },
  submission: Submission,
  now: Date,
): Promise<OutgoingNotice> {
  const tender = await findTender(db, submission.tenderId)
  const buyer = tender?.organizationId ? await findOrganization(db, tender.organizationId) : null
  if (!tender || !buyer) throw new Error(`tender ${submission.tenderId} has no buyer any more`)
  const { form } = await formOfTender(db, tender, 'de')
  const frozen = await findFrozenOf(db, submission.id)
  const current = await currentValues(db, form, { id: tender.id, panels: frozen, home })
  const panels = withChanged(form, withIdentity(form, current, submission), submission, tender)
  const { xml, places } = writtenAt(form, wished(form, panels, submission, { ...tender, now }), now)
  const pathOf = locator(places)
  const placeOf = (location: string) => {
    const panelPath = pathOf(location)
    const item = itemAt(form, panelPath)
    return { panelPath, fieldId: item && isField(item) ? item.contentId : null }
  }
  // A draft may have been changed since; everything else stands as it was frozen.
  const isSame = tender.stage !== null || tender.version === submission.tenderVersion
  const authorEmail = buyer.contact.email ?? submission.createdBy
  return { xml, authorEmail, panels, placeOf: isSame ? placeOf : null }
}

/** What follows the first names the last that was published before it. */
function withChanged(
  form: Form,
  values: PanelValues,
  submission: Submission,
  { notices }: Tender,
): PanelValues {
  if (announces(submission.kind)) return values
  const changed = changedBy(submission, notices)
  if (!changed) throw new Error(`nothing is published that notice ${submission.noticeId} could change`)
  return withChangedNotice(form, values, businessIdOf(changed))
}

/** As it is said to the portal, with the day on which it is to appear. */
function wished(
  form: Form,
  panels: PanelValues,
  { kind }: Submission,
  { published, now }: { published: Date | null; now: Date },
): PanelValues {
  const dated = announces(kind) ? panels : withoutPastDeadlines(form, panels, now)
  const said = outgoingValues(form, dated)
  const first = published && preferredDay(published, now)
  const day = announces(kind) ? first : stillPreferredDay(published, now)
  return day === null ? said : withPreferredDay(form, said, day)
}

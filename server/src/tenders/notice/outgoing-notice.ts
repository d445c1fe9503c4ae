import { isField } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { itemAt } from '@allmende/domain/notices/values/reading.ts'
import { preferredDay, withPreferredDay } from '@allmende/domain/tenders/notice/preferred-day.ts'
import type { Db } from '../../database/schema.ts'
import { findOrganization } from '../../organizations/organizations.queries.ts'
import { valuesToSend, writtenAt } from './notice-export.ts'
import { locator } from './notice-locations.ts'
import type { Submission } from '../submissions/notice-submissions.queries.ts'
import { formOfTender } from '../tender-form.ts'
import { findTender } from '../tenders.queries.ts'

/** What is sent now, and where in the form each part of it comes from. */
export type OutgoingNotice = {
  xml: string
  authorEmail: string
  /** Null where the draft is no longer the one that was sent. */
  placeOf: ((location: string) => { fieldId: string | null; panelPath: ValuePath }) | null
}

/** The notice of a tender as it goes to the portal at this moment. */
export async function outgoingNotice(
  { db, home }: { db: Db; home: string },
  submission: Submission,
  now: Date,
): Promise<OutgoingNotice> {
  const tender = await findTender(db, submission.tenderId)
  const buyer = tender?.organizationId ? await findOrganization(db, tender.organizationId) : null
  if (!tender || !buyer) throw new Error(`tender ${submission.tenderId} has no buyer any more`)
  const { form } = await formOfTender(db, tender, 'de')
  const said = await valuesToSend(db, form, { id: tender.id, panels: tender.panels, home }, submission)
  const values =
    tender.published === null ? said : withPreferredDay(form, said, preferredDay(tender.published, now))
  const { xml, places } = writtenAt(form, values, now)
  const pathOf = locator(places)
  const placeOf = (location: string) => {
    const panelPath = pathOf(location)
    const item = itemAt(form, panelPath)
    return { panelPath, fieldId: item && isField(item) ? item.contentId : null }
  }
  const isSame = tender.version === submission.tenderVersion
  const authorEmail = buyer.contact.email ?? submission.createdBy
  return { xml, authorEmail, placeOf: isSame ? placeOf : null }
}

import { filledParty, partiesOf, withEachParty } from '@allmende/domain/notices/values/parties.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { WrittenNotice } from '@allmende/domain/notices/xml/notice-xml.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { withDocumentAddresses } from '@allmende/domain/tenders/notice/document-places.ts'
import { type NoticeIdentity, withIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { noticeTime } from '@allmende/domain/times.ts'
import type { Db } from '../../database/schema.ts'
import { catalogueOf, usualVersion } from '../../notices/catalogues.ts'
import { findOrganizations } from '../../organizations/organizations.queries.ts'

/** The values of a notice as that version of it goes out. */
export const valuesToSend = async (
  db: Db,
  form: Form,
  notice: Notice,
  identity: NoticeIdentity,
): Promise<PanelValues> =>
  outgoingValues(form, withIdentity(form, await currentValues(db, form, notice), identity))

/** The notice of a tender, and where browsers reach the platform today. */
type Notice = { id: number; panels: PanelValues; home: string }

/** What a notice takes over from us, as it is today: what we know of its parties, and where its documents are. */
export async function currentValues(db: Db, form: Form, { panels, ...tender }: Notice): Promise<PanelValues> {
  return withDocumentAddresses(form, await withCurrentParties(db, form, panels), tender)
}

async function withCurrentParties(db: Db, form: Form, values: PanelValues): Promise<PanelValues> {
  const linked = new Set(partiesOf(values).flatMap(({ organizationId }) => organizationId ?? []))
  const organizations = await findOrganizations(db, [...linked])
  return withEachParty(form, values, (party) => {
    const organization = organizations.get(party.organizationId ?? 0)
    return organization ? filledParty(form, party, organization) : party
  })
}

/** The notice as it would be sent at this moment. */
export function writtenAt(form: Form, values: PanelValues, now: Date): WrittenNotice {
  const { date, time } = noticeTime(now)
  const catalogue = catalogueOf(form.sdkVersion ?? usualVersion)
  return writeNotice({ catalogue, form, values, now: `${date.slice(0, 10)}T${time}` })
}

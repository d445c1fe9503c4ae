import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import type { Form } from '../../notices/form/form.ts'
import { withField } from '../../notices/values/editing.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { portalHeadStart } from '../../procedure/publication.ts'
import { noticeTime, startOfDay } from '../../times.ts'

const field = 'BT-738-notice'
/** The portal takes no wish that lies further ahead. */
const mostDaysAhead = 60

/** The German day on which the portal is asked to publish: so early that we may follow as planned, not before it is sent. */
export function preferredDay(published: Date, sent: Date): string {
  const wished = new Date(published.getTime() - portalHeadStart)
  const latest = startOfDay(sent, mostDaysAhead)
  const capped = wished > latest ? latest : wished
  return noticeTime(capped > sent ? capped : sent).date
}

/** What follows the first names a day only while that still lies ahead; after that it is published as soon as possible. */
export const stillPreferredDay = (published: Date | null, sent: Date): string | null =>
  published !== null && published.getTime() - portalHeadStart > sent.getTime()
    ? preferredDay(published, sent)
    : null

/** The notice tells the portal its wish, where its form knows one. */
export const withPreferredDay = (form: Form, values: PanelValues, day: string): PanelValues =>
  placesOf(form).has(field)
    ? withField(form, values, `${metadataGroup}/${field}`, { dateValue: day })
    : values

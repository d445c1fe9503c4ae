import type { Form } from '@allmende/domain/notices/form/form.ts'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { partiesOf } from '@allmende/domain/notices/values/parties.ts'
import { fieldsNamed, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { FieldValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  catalogueOf,
  codeLists,
  formOfTemplate,
  listBuiltIn,
  usualVersion,
} from '../../notices/catalogues.ts'
import { givenPlatform, type TestSocket } from '../../test-platform.ts'
import { anna, authority, type SentTender, socketOf, team } from '../test-tenders.ts'

const platform = givenPlatform()
const lists = codeLists(usualVersion, 'de')
const buyerNumber = '05911000-31001-29'
let clerk: TestSocket

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  const buyer = (await clerk.call('getOrganization', authority)) as object
  await clerk.call('updateOrganization', { ...buyer, identificationNumber: buyerNumber })
})
afterAll(() => clerk.close())

/** The value at every place of that field, where the form has one. */
const put = (
  form: Form,
  values: PanelValues,
  fieldId: string,
  value: Omit<FieldValue, 'contentId'>,
): PanelValues =>
  pathsTo(form, values, fieldId).reduce((current, path) => withField(form, current, path, value), values)

/** Ten o'clock of a summer offset, in winter: an hour earlier by our clocks. */
const winterDay: Record<string, Omit<FieldValue, 'contentId'>> = {
  'BT-131(d)-Lot': { dateValue: '2027-02-15+02:00' },
  'BT-131(t)-Lot': { dateTimeValue: '10:00:00+02:00' },
}

function noticeOf(form: Form, seed: number): PanelValues {
  const complete = completeFilling(form, lists, seeded(seed))
  const numbered = put(form, complete, 'BT-501-Organization-Company', { listValue: [buyerNumber] })
  return Object.entries(winterDay).reduce(
    (values, [fieldId, value]) => put(form, values, fieldId, value),
    numbered,
  )
}

const xmlOf = (form: Form, values: PanelValues): string =>
  writeNotice({ catalogue: catalogueOf(usualVersion), form, values, now: '2026-03-02T10:15:00+01:00' }).xml

type Imported = SentTender & { offerDeadline: string | null }

const importing = (xml: string) => clerk.call('importNotice', xml, 2) as Promise<Imported>
const imported = (form: Form, values: PanelValues) => importing(xmlOf(form, values))

/** What the form sends when nobody has changed anything. */
const unchanged = ({ id, version, panels }: SentTender) => ({
  id,
  version,
  panels,
  team,
  name: 'Unverändert',
  organizationId: authority,
})

const subtypes = listBuiltIn('de').map(({ subtype }) => subtype)

test.each(subtypes)('an imported EU-%s is kept as saving it unchanged keeps it', async (subtype) => {
  const form = formOfTemplate(`EU-${subtype}`, 'de') as Form
  const { id } = await imported(form, noticeOf(form, subtypes.indexOf(subtype)))
  const shown = (await clerk.call('getProject', id)) as SentTender
  const saved = (await clerk.call('updateProject', unchanged(shown))) as SentTender
  expect(saved.panels).toEqual(shown.panels)
})

test('a party that its file gives no number has one at once, not only once it is saved', async () => {
  const form = formOfTemplate('EU-16', 'de') as Form
  const xml = xmlOf(form, noticeOf(form, 3))
  const company = '<efac:Company><cbc:WebsiteURI>https://ohne-nummer.example</cbc:WebsiteURI></efac:Company>'
  const draft = await importing(
    xml.replace('</efac:Organizations>', `<efac:Organization>${company}</efac:Organization>$&`),
  )
  const ids = partiesOf(draft.panels).map(({ id }) => id)
  expect(ids.length).toBe(partiesOf(noticeOf(form, 3)).length + 1)
  expect(ids.at(-1)).toMatch(/^ORG-\d{4}$/)
  const saved = (await clerk.call('updateProject', unchanged(draft))) as SentTender
  expect(saved.panels).toEqual(draft.panels)
})

test('a deadline of another offset is one moment, in the notice as in the tender', async () => {
  const form = formOfTemplate('EU-16', 'de') as Form
  const draft = await imported(form, noticeOf(form, 3))
  expect(draft.offerDeadline).toBe('2027-02-15T08:00:00.000Z')
  expect(fieldsNamed(draft.panels, 'BT-131(d)-Lot')[0]?.dateValue).toBe('2027-02-15+01:00')
  expect(fieldsNamed(draft.panels, 'BT-131(t)-Lot')[0]?.dateTimeValue).toBe('09:00:00+01:00')
})

test('lots with deadlines of their own have them in the notice by our clocks, too', async () => {
  const form = formOfTemplate('EU-16', 'de') as Form
  const two = withGroupAdded(form, noticeOf(form, 3), '', 'GR-Lot').values
  const [, second = ''] = pathsTo(form, two, 'BT-131(d)-Lot')
  const values = withField(form, two, second, { dateValue: '2027-07-01Z' })
  const draft = await imported(form, values)
  expect(draft.offerDeadline).toBeNull()
  const times = fieldsNamed(draft.panels, 'BT-131(t)-Lot').map(({ dateTimeValue }) => dateTimeValue)
  expect(times).toHaveLength(2)
  expect(times[0]).toBe('09:00:00+01:00')
  // What opens the form writes the same once more, and so changes nothing.
  const deadlines = {
    applicationDeadline: null,
    offerDeadline: null,
    finalDeadline: null,
    deadlinePeriodDays: null,
  }
  expect(withNoticeDeadlines(form, draft.panels, { type: 2, ...deadlines })).toBe(draft.panels)
})

import { completed } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withOneAnswerEach } from '@allmende/domain/notices/samples/rule-demands.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { groupsIn } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { LotEnd } from '@allmende/domain/tenders/results/lot-end.ts'
import { codeLists, formOfTemplate, usualVersion } from '../../notices/catalogues.ts'
import { completeTender } from '../test-complete-tender.ts'

const contact = {
  givenName: 'Dora',
  surName: 'Deich',
  street: 'Am Siel 1',
  zip: '26969',
  city: 'Butjadingen',
  country: 'DEU',
  email: 'dora@deich-erdbau.example',
  phone: '+49 4733 1234',
}
const buyer: PartySource = { id: 1, name: 'Gemeinde Auwiesen', identificationNumber: 'DE-4711', contact }
export const winner: PartySource = { id: 2, name: 'Deich & Erdbau GmbH', vat: 'DE123456789', contact }

const [decided, concluded] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-14T09:00:00Z')]
const award = { winner, decided, concluded }
/** Three offers, one of them chosen. */
export const awarded = (identifier: string): LotEnd => ({
  identifier,
  received: 3,
  isUntouched: false,
  award,
})
/** Awarded and concluded at once: nobody had to be waited for. */
export const awardedAt = (identifier: string, moment: Date, to = winner): LotEnd => ({
  ...awarded(identifier),
  award: { winner: to, decided: moment, concluded: moment },
})
export const empty = (identifier: string): LotEnd => ({
  identifier,
  received: 0,
  isUntouched: true,
  award: null,
})
/** Two offers, none of them chosen. */
export const unfit = (identifier: string): LotEnd => ({
  identifier,
  received: 2,
  isUntouched: false,
  award: null,
})

export const concession = formOfTemplate('EU-19', 'de') as Form

/** An announcement in so many lots to which nothing is missing. */
export function announcedAs(subtype: string, lots = 2, by = buyer, version = usualVersion): PanelValues {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version) as Form
  const { panels } = completeTender('Ladesäulen', by, subtype, version)
  const all = Array.from({ length: lots - 1 }).reduce<PanelValues>(
    (values) => withGroupAdded(form, values, '', 'GR-Lot').values,
    panels,
  )
  const lists = codeLists(version, 'de')
  return completed(form, withOneAnswerEach(form, completed(form, all, lists), lists), lists)
}

/** A concession need not announce by what it is awarded, its result has to. */
export function withCriteria(panels: PanelValues): PanelValues {
  return groupsIn(panels, 'GR-Lot').reduce((current, { ordinal }) => {
    const parent = `GR-Lot[${ordinal}]/GR-Lot-TenderingTerms/GR-Lot-AwardCriteria`
    const { values, path } = withGroupAdded(concession, current, parent, 'GR-Lot-AwardCriteria-Criterion')
    return withField(concession, values, `${path}/BT-539-Lot`, { stringValue: 'quality' })
  }, panels)
}

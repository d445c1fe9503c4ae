import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { matches } from '@allmende/domain/notices/check/patterns.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { holdsLink } from '@allmende/domain/plain-names.ts'
import { misfits } from '@allmende/domain/notices/values/fit.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { withKnownParties } from '@allmende/domain/tenders/notice/notice-import.ts'
import { catalogueOf, codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'
import { parseXml } from '../server/src/notices/xml-parser.ts'
import { Paper } from '../server/src/documents/paper.ts'
import { compare } from './harness.ts'

/** What a stranger can send must cost no more than its size: each is measured beside harmless input as long. */
const harmless = 'harmless, as long'
const attempt = (work: () => unknown) => async () => {
  const start = performance.now()
  try {
    work()
  } catch {
    // Most of it is refused, which is right.
  }
  return performance.now() - start
}

const { namespaces } = catalogueOf(usualVersion)
const notice = (content: string) =>
  `<ContractNotice xmlns="urn:oasis:names:specification:ubl:schema:xsd:ContractNotice-2" xmlns:cbc="${namespaces['cbc']}">${content}</ContractNotice>`
const row = '<cbc:ID schemeName="a">some words of text</cbc:ID>'
const prefixes = (level: number) =>
  Array.from({ length: 90 }, (_, at) => `xmlns:p${level}-${at}="urn:x"`).join(' ')
const nested = Array.from({ length: 90 }, (_, level) => `<cbc:ID ${prefixes(level)}>`).join('')
const hostile = {
  'elements without end': notice('<cbc:ID/>'.repeat(1_000_000)),
  'text in one line': notice('x'.repeat(10_000_000)),
  'attributes without end': `<a ${Array.from({ length: 500_000 }, (_, at) => `b${at}="c"`).join(' ')}/>`,
  'spaces that lead nowhere': `<a${' '.repeat(10_000_000)}`,
  'prefixes over and over': notice(
    `${nested}${'<cbc:ID xmlns:a="b"/>'.repeat(150_000)}${'</cbc:ID>'.repeat(90)}`,
  ),
}

const slow: string[] = []
async function compareWithHarmless(title: string, work: { [name: string]: () => unknown }, limit: number) {
  const [baseline, ...others] = Object.entries(work).map(([name, run]) => ({ name, run: attempt(run) }))
  if (!baseline) return
  const medians = await compare({ title, rounds: 3, variants: [baseline, ...others] })
  const most = (medians.get(baseline.name) ?? 0) * limit
  for (const { name } of others)
    if ((medians.get(name) ?? 0) > most) slow.push(`${name} (more than × ${limit})`)
}

for (const [name, source] of Object.entries(hostile)) {
  const calm = notice(row.repeat(Math.floor(source.length / row.length / 4)))
  const title = `\nXML of ${(source.length / 1e6).toFixed(0)} MB, beside a sound file of a quarter of that`
  const parse = (file: string) => () => parseXml(file, catalogueOf(usualVersion))
  await compareWithHarmless(title, { [harmless]: parse(calm), [name]: parse(source) }, 16)
}

const form = formOfTemplate('EU-19', 'de') as Form
const lists = codeLists(usualVersion, 'de')
const flood = (count: number): PanelValues => [
  {
    contentId: 'GR-Lot',
    ordinal: 1,
    children: Array.from({ length: count }, (_, at) => ({ contentId: `x${at}`, stringValue: 'x' })),
  },
]
const rows = (count: number): PanelValues =>
  Array.from({ length: count }, (_, at) => ({ contentId: 'GR-Lot', ordinal: at + 1, children: [] }))
const phone = String.raw`^((\(\+?[0-9]+\))|\+?[0-9]+)( - |-| )?(((\(\d+\))|\d+)( - |-| )?)*(\d+)( )?$`

await compareWithHarmless(
  '\nUnknown values, ten times as many',
  {
    '20,000': () => misfits(form, flood(20_000), lists),
    '200,000': () => misfits(form, flood(200_000), lists),
  },
  20,
)
await compareWithHarmless(
  '\nLots, ten times as many',
  {
    '100': () => checkForm(form, tidy(form, rows(100)), lists),
    '1,000': () => checkForm(form, tidy(form, rows(1000)), lists),
  },
  20,
)
/** Parties whose number we know, as the sections of the standard hold them. */
const parties = (count: number): PanelValues => {
  const company = { contentId: 'BT-501-Organization-Company', listValue: ['DE123'] }
  const children = Array.from({ length: count }, (_, at) => ({
    contentId: 'GR-Organisations',
    ordinal: at + 1,
    children: [{ contentId: 'GR-Company', ordinal: 1, children: [company] }],
  }))
  const subsection = { contentId: 'GR-Organisations-Subsection', ordinal: 1, children }
  return [{ contentId: 'GR-Organisations-Section', ordinal: 1, children: [subsection] }]
}
const known: PartySource = { id: 7, name: 'Stadt Bochum', vat: 'DE123', contact: { city: 'Bochum' } }
const lotsWithDeadlines = (count: number): PanelValues =>
  rows(count).map((lot) => ({ ...lot, offerDeadline: `2027-03-${10 + (lot.ordinal % 9)}T09:00:00.000Z` }))
const undated = {
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
}
const linking = (count: number) => withKnownParties(form, parties(count), () => known)
const dating = (count: number) =>
  withNoticeDeadlines(form, tidy(form, lotsWithDeadlines(count)), { type: 2, ...undated })

await compareWithHarmless(
  '\nParties that we know, ten times as many',
  { '500': () => linking(500), '5,000': () => linking(5000) },
  20,
)
await compareWithHarmless(
  '\nLots with deadlines of their own, ten times as many',
  { '150': () => dating(150), '1,500': () => dating(1500) },
  20,
)
await compareWithHarmless(
  '\nA wrong phone number, ten times as long',
  {
    '2,000 signs': () => matches(phone, `${'1-1 '.repeat(500)}x`),
    '20,000 signs': () => matches(phone, `${'1-1 '.repeat(5000)}x`),
  },
  40,
)

const longest = 20_000
const sentence = Array.from(
  { length: longest / 8 },
  (_, at) => `${(at * 7919 + 1_000_000) % 9_999_991}`,
).join(' ')
function drawFact(value: string): void {
  const now = new Date()
  const paper = new Paper({ title: '', subject: '', requestedBy: '', now, language: 'de', longFrom: 3 })
  paper.factList(1).add('Text', value)
}
await compareWithHarmless(
  '\nA text of 20,000 signs on paper, without a blank',
  {
    [harmless]: () => drawFact(sentence),
    digits: () => drawFact(sentence.replaceAll(' ', '0')),
    'one letter': () => drawFact('a'.repeat(longest)),
    brackets: () => drawFact('['.repeat(longest)),
    'marks of direction': () => drawFact('\u202e'.repeat(longest)),
    'a letter under marks': () => drawFact(`a${'\u0301'.repeat(longest)}`),
  },
  5,
)
await compareWithHarmless(
  '\nA name without end, ten times as long',
  {
    '25,600 signs': () => holdsLink('a'.repeat(25_600)),
    '256,000 signs': () => holdsLink('a'.repeat(256_000)),
  },
  40,
)
if (slow.length > 0) throw new Error(`grows faster than what is sent: ${slow.join(', ')}`)

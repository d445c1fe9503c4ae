import { type Bilingual, type Language, say } from '../../texts.ts'
import type { Found } from '../check/check.ts'
import { type Form, type FormItem, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { nameOf } from '../form/names.ts'
import { moreOfficialTexts, officialTexts } from './official-findings.texts.ts'
import type { Failure, FailureKind, Places } from './official-failures.ts'
import { Locator } from './official-places.ts'
import { stepsOf, topPath, type ValuePath } from '../form/paths.ts'
import { valueRules } from '../check/value-faults.ts'
import type { PanelValues } from '../values/values.ts'

/** As our own check says it; the rule is the official one. */
export type OfficialFound = Pick<Found, 'severity' | 'fieldId' | 'panelPath'> & {
  rule: string
  message: Bilingual
}

export type CheckedNotice = {
  form: Form
  values: PanelValues
  places: Places
  /** The group of the form that stands for a node of the standard. */
  groupOf: (node: string) => string | undefined
  /** The field that a field of the standard is only an addition to, such as the currency of an amount. */
  ownerOf: (fieldId: string) => string | undefined
  /** Whether a field stands in a node or below it. */
  isWithin: (fieldId: string, node: string) => boolean
}

/** What the official checks found, led back to the form and without what our own check has said already. */
export function officialFindings(
  notice: CheckedNotice,
  failures: readonly Failure[],
  own: readonly Found[],
): OfficialFound[] {
  if (failures.length === 0) return []
  const locator = new Locator(notice.form, notice.places)
  const said = new Set<string>()
  return failures.flatMap((failure) => {
    const path = locator.find(failure.xpath, contentIdOf(notice, failure))
    const key = `${failure.rule} ${path}`
    if (said.has(key) || isSaidBy(own, notice, failure, path)) return []
    said.add(key)
    return [findingAt(notice, failure, path)]
  })
}

const contentIdOf = (notice: CheckedNotice, { about }: Failure): string | null =>
  about?.startsWith('ND-') ? (notice.groupOf(about) ?? null) : about && shownId(notice, about)

/** Most forms do not show an addition on its own. */
const shownId = ({ form, ownerOf }: CheckedNotice, fieldId: string): string =>
  placesOf(form).has(fieldId) ? fieldId : (ownerOf(fieldId) ?? fieldId)

/** The same objection at the same place, or to a node in which a field is missing anyway. */
const isSaidBy = (
  own: readonly Found[],
  { isWithin }: CheckedNotice,
  { kind, about, rule: official }: Failure,
  path: ValuePath,
): boolean =>
  own.some(({ panelPath, rule, fieldId }) => {
    if (rule === 'unreferred' && kind === 'rule' && isIn(path, panelPath)) return true
    if (panelPath === path) return rule === official || meaning(rule) === meaning(kind)
    const isInNode = fieldId !== null && about !== null && isWithin(fieldId, about)
    return kind === 'missing' && rule === 'missing' && isInNode && topPath(panelPath) === topPath(path)
  })

const isIn = (path: ValuePath, holder: ValuePath): boolean => path === holder || path.startsWith(`${holder}/`)

/** What only the official ones say of a value in itself. */
const officialValueRules: readonly string[] = ['schemaValue', 'range', 'incomplete'] satisfies FailureKind[]

/** Our own check and the official ones name the same fault differently. */
function meaning(rule: string): string {
  if (rule === 'tooFew') return 'missing'
  const isValue = officialValueRules.includes(rule) || (valueRules as readonly string[]).includes(rule)
  return isValue ? 'value' : rule
}

function findingAt(notice: CheckedNotice, failure: Failure, path: ValuePath): OfficialFound {
  const { form, values } = notice
  const item = placesOf(form).get(stepsOf(path).at(-1)?.contentId ?? '')?.item
  const labels = failure.looksAt.flatMap((id) => placesOf(form).get(shownId(notice, id))?.item.label ?? [])
  const name = nameOf(form, values, path)
  const text = textOf(failure, item, labels.length > 0)
  const others = listed([...new Set(labels)])
  const inWords = (language: Language): string =>
    say(text, language, {
      name: name || moreOfficialTexts.wholeNotice[language],
      others: others[language],
      rule: failure.rule,
    })
  return {
    severity: failure.severity,
    fieldId: item && isField(item) ? item.contentId : null,
    panelPath: path,
    rule: failure.rule,
    message: { de: inWords('de'), en: inWords('en') },
  }
}

function textOf({ kind }: Failure, item: FormItem | undefined, hasOthers: boolean): Bilingual {
  if (kind === 'rule' && hasOthers) return moreOfficialTexts.ruleBetween
  if (kind === 'missing' && item && !isField(item))
    return item.repeatable ? moreOfficialTexts.entryMissing : moreOfficialTexts.partMissing
  return officialTexts[kind]
}

/** „A“, „B“ und „C“. */
const listed = (labels: readonly string[]): Bilingual => ({
  de: joined(
    labels.map((label) => `„${label}“`),
    ' und ',
  ),
  en: joined(
    labels.map((label) => `“${label}”`),
    ' and ',
  ),
})

const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`

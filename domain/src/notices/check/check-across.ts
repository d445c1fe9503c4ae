import type { Found } from './check.ts'
import { checkTexts } from './check.texts.ts'
import type { Form } from '../form/form.ts'
import { holderOf, idleParties, type Identified, referrerOf, tiesOf } from '../values/identifiers.ts'
import { nameOf } from '../form/names.ts'
import type { ValuePath } from '../form/paths.ts'
import type { PanelValues } from '../values/values.ts'

/** Stands for the only lot of a notice that has no lots. */
const loneLot = 'LOT-0000'

const idleTexts = { ORG: 'idleOrganization', TPO: 'idleContactPoint', UBO: 'idleOwner' } as const

/** What is wrong between panels: identifiers and what refers to them. */
export function crossFindings(form: Form, values: PanelValues): Found[] {
  const ties = values.map((panel) => tiesOf(form, panel))
  const identified = ties.flatMap((tie) => tie.identified)
  const known = new Map(identified.map(({ id, scheme }) => [id, scheme]))
  const lots = identified.filter(({ scheme }) => scheme === 'LOT')
  const seen = new Set<string>()
  const twice = identified.filter(({ id }) => seen.has(id) || !seen.add(id))

  const found = twice.map(({ id, path }) => finding(form, values, 'identifierTwice', path, id))
  for (const { id, path } of lots)
    if (id === loneLot && lots.length > 1) found.push(finding(form, values, 'lotZero', path, id))
  for (const { referring } of ties)
    for (const { ids, schemes, path } of referring)
      for (const id of ids)
        if (!schemes.includes(known.get(id) ?? '')) found.push(finding(form, values, 'reference', path, id))
  const referring = ties.flatMap((tie) => tie.referring)
  const byField = Map.groupBy(referring, ({ path }) => path.slice(path.lastIndexOf('/') + 1))
  for (const { id, scheme, path } of identified) {
    const referrer = referrerOf(form, scheme)
    const isReferred = referrer && byField.get(referrer)?.some(({ ids }) => ids.includes(id))
    if (referrer && !isReferred) found.push(finding(form, values, 'unreferred', path, id))
  }
  const referred = new Set(referring.flatMap(({ ids }) => ids))
  return [...found, ...idleParties(identified, referred).map((party) => idleFinding(form, values, party))]
}

const idleFinding = (form: Form, values: PanelValues, { scheme, path }: Identified): Found => {
  const panelPath = holderOf(path)
  const rule = 'unreferred'
  const text = checkTexts[idleTexts[scheme as keyof typeof idleTexts]]
  const named = { name: nameOf(form, values, panelPath) }
  return { severity: 'ERROR', fieldId: null, panelPath, rule, text, values: named }
}

const finding = (
  form: Form,
  values: PanelValues,
  rule: 'identifierTwice' | 'reference' | 'unreferred' | 'lotZero',
  path: ValuePath,
  id: string,
): Found => ({
  severity: 'ERROR',
  fieldId: path.slice(path.lastIndexOf('/') + 1),
  panelPath: path,
  rule,
  text: checkTexts[rule],
  values: { name: nameOf(form, values, path), id },
})

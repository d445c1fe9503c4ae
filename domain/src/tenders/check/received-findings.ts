import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import type { Found } from '../../notices/check/check.ts'
import type { Form } from '../../notices/form/form.ts'
import { nameOf } from '../../notices/form/names.ts'
import { parentPath, type ValuePath } from '../../notices/form/paths.ts'
import { fieldAt, pathsTo, textsOf } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { countsFirms, receivedFields, receivedKinds } from '../results/received-rows.ts'
import { tenderCheckTexts as texts } from './tender-check.texts.ts'

/** What a result says of the offers of one lot: each kind of number with where it stands; null is not filled in yet. */
type Row = { kind: string; path: ValuePath; count: number | null }
type Told = { form: Form; panels: PanelValues; lists: CodeLists; rows: readonly Row[] }

/** Every result that counts its offers says these once; some kinds of notices besides, how many came by electronic means. */
const once: readonly { kind: string; rule: string; only?: readonly string[] }[] = [
  { kind: 'tenders', rule: 'BR-BT-13713-0116' },
  { kind: 't-no-eea', rule: 'BR-BT-13713-0118' },
  { kind: 't-esubm', rule: 'BR-BT-13713-0119', only: ['29', '30', '32', '36', '37'] },
  { kind: 't-oth-eea', rule: 'BR-BT-13713-0122' },
  { kind: 't-large', rule: 'BR-BT-13713-0123' },
]
const [together, apart] = ['t-sme', ['t-micro', 't-small', 't-med']] as const

const sums: readonly { rule: string; parts: readonly string[]; whole: string; isEqual?: true }[] = [
  { rule: 'BR-BT-13713-0101', parts: ['t-verif-inad', 't-no-verif'], whole: 'tenders' },
  { rule: 'BR-BT-13713-0103', parts: [together], whole: 'tenders' },
  { rule: 'BR-BT-13713-0111', parts: ['t-esubm'], whole: 'tenders' },
  { rule: 'BR-BT-13713-0112', parts: ['t-oth-eea', 't-no-eea'], whole: 'tenders' },
  { rule: 'BR-BT-13713-0113', parts: ['t-verif-inad'], whole: 'tenders' },
  { rule: 'BR-BT-13713-0114', parts: ['t-verif-inad-low'], whole: 't-verif-inad' },
  { rule: 'BR-BT-13713-0124', parts: ['t-large', together], whole: 'tenders', isEqual: true },
  { rule: 'BR-BT-13713-0125', parts: ['t-large', ...apart], whole: 'tenders', isEqual: true },
]

/** Whether the offers of each lot are counted as the standard wants it; a number left empty is told by the form itself. */
export function receivedFindings(form: Form, panels: PanelValues, lists: CodeLists): Found[] {
  if (!countsFirms(lists)) return []
  const rows = pathsTo(form, panels, receivedFields.kind).flatMap((path) => rowAt(panels, path))
  return [...Map.groupBy(rows, ({ path }) => parentPath(parentPath(path))).values()].flatMap((ofLot) => {
    const told = { form, panels, lists, rows: ofLot }
    return [...missing(told), ...unclearSizes(told), ...wrongSums(told)]
  })
}

function rowAt(panels: PanelValues, kindPath: ValuePath): Row[] {
  const [kind] = textsOf(fieldAt(panels, kindPath))
  const path = `${parentPath(kindPath)}/${receivedFields.count}`
  const [count = ''] = textsOf(fieldAt(panels, path))
  return kind ? [{ kind, path, count: /^\d+$/.test(count) ? Number(count) : null }] : []
}

const timesOf = ({ rows }: Told, kind: string): number => rows.filter((row) => row.kind === kind).length

const missing = (told: Told): Found[] =>
  once
    .filter(({ only }) => !only || only.includes(told.form.subtype ?? ''))
    .filter(({ kind }) => timesOf(told, kind) !== 1)
    .map(({ kind, rule }) => inLot(told, rule, 'countedOnce', { kind: labelOf(told, kind) }))

function unclearSizes(told: Told): Found[] {
  const [whole, ...parts] = [together, ...apart].map((kind) => timesOf(told, kind))
  const isClear = whole === 1 ? parts.every((n) => n === 0) : whole === 0 && parts.every((n) => n === 1)
  if (isClear) return []
  const [sme = '', micro = '', small = '', med = ''] = [together, ...apart].map((kind) => labelOf(told, kind))
  return [inLot(told, 'BR-BT-13713-0117', 'countedSmall', { sme, micro, small, med })]
}

function wrongSums(told: Told): Found[] {
  return sums.flatMap(({ rule, parts, whole, isEqual }) => {
    const [first, ...others] = parts.map((kind) => only(told, kind))
    const total = only(told, whole)?.count ?? null
    const counts = [first, ...others].flatMap((row) => row?.count ?? [])
    if (!first || total === null || counts.length < parts.length) return []
    const sum = counts.reduce((all, count) => all + count, 0)
    if (isEqual ? sum === total : sum <= total) return []
    const said = parts.map((kind) => `„${labelOf(told, kind)}“`).join(' + ')
    const values = { parts: said, sum, whole: labelOf(told, whole), total }
    const text = isEqual ? 'countedUnequal' : 'countedTooMany'
    return [finding(told, first.path, receivedFields.count, rule, text, values)]
  })
}

/** The one row of a kind. */
const only = ({ rows }: Told, kind: string): Row | undefined => {
  const [row, ...more] = rows.filter((one) => one.kind === kind)
  return more.length === 0 ? row : undefined
}

const labelOf = ({ lists }: Told, kind: string): string => lists.label(receivedKinds, kind) ?? kind

type Text = keyof typeof texts
type Values = Readonly<Record<string, string | number>>

const inLot = (told: Told, rule: string, text: Text, values: Values): Found =>
  finding(told, parentPath(told.rows[0]?.path ?? ''), null, rule, text, values)

const finding = (
  { form, panels }: Told,
  panelPath: ValuePath,
  fieldId: string | null,
  rule: string,
  text: Text,
  values: Values,
): Found => ({
  severity: 'ERROR',
  fieldId,
  panelPath,
  rule,
  text: texts[text],
  values: { name: nameOf(form, panels, panelPath), ...values },
})

import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { misfits } from '@allmende/domain/notices/values/fit.ts'
import { isRequired, isShown } from '@allmende/domain/notices/check/visibility.ts'
import { type Form, type FormGroup, isField } from '@allmende/domain/notices/form/form.ts'
import { contentOf } from '@allmende/domain/notices/form/form-index.ts'
import { childPath } from '@allmende/domain/notices/form/paths.ts'
import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import type { GroupValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { codeLists, formOfTemplate, sdkVersions } from '../server/src/notices/catalogues.ts'
import { compare } from './harness.ts'

const lots = 100
const title = `GR-Lot[${lots}]/GR-Lot-Purpose/GR-Lot-Description/BT-21-Lot`

/** As many full lots as asked for, none of them the same thing as another. */
function withFullLots(form: Form, values: PanelValues): PanelValues {
  const full = values.find(({ contentId }) => contentId === 'GR-Lot') as GroupValue
  let next = values.filter(({ contentId, ordinal }) => contentId !== 'GR-Lot' || ordinal === 1)
  for (let ordinal = 2; ordinal <= lots; ordinal++) {
    const id = `LOT-${String(ordinal).padStart(4, '0')}`
    const copy = JSON.parse(JSON.stringify(full).replaceAll('LOT-0001', id)) as GroupValue
    next = withGroupAdded(form, next, '', 'GR-Lot').values.map((panel) =>
      panel.contentId === 'GR-Lot' && panel.ordinal === ordinal ? { ...copy, ordinal } : panel,
    )
  }
  return tidy(form, next)
}

const repeats = 20
/** The time of one, measured over several, without what comes before each. */
const each =
  (work: () => unknown, before: () => void = () => {}) =>
  async () => {
    let time = 0
    for (let index = 0; index < repeats; index++) {
      before()
      const start = performance.now()
      work()
      time += performance.now() - start
    }
    return time / repeats
  }

/** What filling in and checking a large notice costs in one version of the standard. */
async function measure(version: string, id: string): Promise<Map<string, number>> {
  const form = formOfTemplate(id, 'de', version) as Form
  const lists = codeLists(version, 'de')
  let values = withFullLots(form, randomFilling(form, lists, seeded(5), 0.95))
  const text = JSON.stringify(values)
  let typed = 0
  const type = () => {
    values = withField(form, values, title, { stringValue: `Los ${typed++}` })
  }
  const panel = form.panels.find(({ contentId }) => contentId === 'GR-Lot') as FormGroup
  /** What a screen asks of every field of the last lot before it draws it. */
  const look = () => {
    const walk = (group: FormGroup, path: string): void => {
      for (const item of contentOf(group).items)
        if (!isField(item)) walk(item, childPath(path, item))
        else if (isShown(form, values, path, item)) isRequired(form, values, path, item)
    }
    walk(panel, `GR-Lot[${lots}]`)
  }
  return compare({
    title: `${id} of ${version} with ${lots} full lots, ${Math.round(text.length / 1024)} KiB (aims: a keystroke 0.5 ms, the check after it 5 ms)`,
    rounds: 9,
    variants: [
      { name: 'JSON.stringify of the values', run: each(() => JSON.stringify(values)) },
      { name: keystroke, run: each(type) },
      { name: 'which fields of that lot are asked for after it', run: each(look, type) },
      { name: check, run: each(() => checkForm(form, values, lists), type) },
      {
        name: 'what every panel lacks after it',
        run: each(() => shownPanels(form, values).map(({ path }) => missingIn(form, values, path)), type),
      },
      { name: 'tidying all', run: each(() => tidy(form, values)) },
      { name: 'whether all fits', run: each(() => misfits(form, values, lists)) },
      {
        name: 'the first check of all',
        run: async () => {
          const unknown = JSON.parse(text) as PanelValues
          const start = performance.now()
          checkForm(form, unknown, lists)
          return performance.now() - start
        },
      },
    ],
  })
}

const [keystroke, check] = ['a keystroke in the last lot', 'the check after it']
const aims = [
  [keystroke, 0.5],
  [check, 5],
] as const
const late: string[] = []
for (const id of ['EU-19', 'EU-29'])
  for (const version of sdkVersions) {
    const medians = await measure(version, id)
    for (const [name, aim] of aims)
      if ((medians.get(name) ?? 0) > aim)
        late.push(`${id} of ${version}: ${name} takes longer than ${aim} ms`)
  }
if (late.length > 0) throw new Error(late.join('\n'))

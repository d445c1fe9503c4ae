import { type Form, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { type Identified, identifierMaker, tiesOf } from '@allmende/domain/notices/values/identifiers.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { type ItemValue, isGroupValue, type PanelValues } from '@allmende/domain/notices/values/values.ts'
import { sameValues } from '../notices/same-values.ts'

type States = { base: PanelValues; mine: PanelValues; theirs: PanelValues }

/** What both gave the same identifier to meanwhile: mine gets a new one, wherever I named it. */
export function withOwnIdentifiers(form: Form, { base, mine, theirs }: States): PanelValues {
  const before = new Set(identifiedIn(form, base).map(({ id }) => id))
  const given = new Map(identifiedIn(form, theirs).map((one) => [one.id, one]))
  const identify = identifierMaker(form, [...theirs, ...mine])
  const clashing = identifiedIn(form, mine).filter((own) => {
    const other = given.get(own.id)
    return other && !before.has(own.id) && !sameValues(bearerOf(mine, own), bearerOf(theirs, other))
  })
  if (clashing.length === 0) return mine
  const renamed = new Map(clashing.map(({ id, scheme }) => [id, identify(scheme)]))
  return mine.map((panel) => withIds(form, panel, renamed)) as PanelValues
}

const identifiedIn = (form: Form, values: PanelValues): Identified[] =>
  values.flatMap((panel) => tiesOf(form, panel).identified)

/** The instance that an identifier stands for. */
const bearerOf = (values: PanelValues, { path }: Identified) =>
  groupAt(values, path.slice(0, path.lastIndexOf(']') + 1))

function withIds(form: Form, value: ItemValue, renamed: ReadonlyMap<string, string>): ItemValue {
  if (isGroupValue(value))
    return { ...value, children: value.children.map((child) => withIds(form, child, renamed)) }
  const item = placesOf(form).get(value.contentId)?.item
  if (!item || !isField(item) || !(item.schemeId || item.idSchemes)) return value
  const { stringValue, listValue } = value
  return {
    ...value,
    ...(stringValue !== undefined && { stringValue: renamed.get(stringValue) ?? stringValue }),
    ...(listValue && { listValue: listValue.map((id) => renamed.get(id) ?? id) }),
  }
}

import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { furtherLanguages, withLanguagesOf } from '../values/languages.ts'
import { rootScope, type Scope } from '../values/scope.ts'
import { tidy } from '../values/tidy.ts'
import { type GroupValue, type ItemValue, isGroupValue, type PanelValues } from '../values/values.ts'
import { isCounted } from '../check/visibility.ts'

/** The wanted day of publication is for the portal to take, not for the notice to say. */
const withheld: ReadonlySet<string> = new Set(['BT-738-notice'])

/** The values that a notice says: without what is kept in the form only. */
export function outgoingValues(form: Form, values: PanelValues): PanelValues {
  return tidy(form, counted(rootScope(form, values), furtherLanguages(values)) as GroupValue[])
}

function counted(scope: Scope, languages: readonly string[]): ItemValue[] {
  const said = scope.children.flatMap((value): ItemValue[] => {
    const item = placesOf(scope.form).get(value.contentId)?.item
    if (!item) return []
    if (isField(item) && !isGroupValue(value))
      return isCounted(scope, item) && !withheld.has(item.contentId)
        ? [withLanguagesOf(value, languages)]
        : []
    if (isField(item) || !isGroupValue(value)) return []
    const inner: Scope = { form: scope.form, group: item, children: value.children, parent: scope }
    return [{ ...value, children: counted(inner, languages) }]
  })
  return withStatus(scope.form, said, 'BT-737', 'non-official')
}

/**
 * Where official and other languages of documents stand in the same element, only the status of the documents tells
 * them apart: there whoever names such languages names the status too. Forms without a status keep them apart.
 */
export function withStatus(
  form: Form,
  children: ItemValue[],
  languages: string,
  status: string,
): ItemValue[] {
  const has = (contentId: string) => children.some((child) => child.contentId === contentId)
  const part = ['Lot', 'Part'].find((one) => has(`${languages}-${one}`) && !has(`OPT-050-${one}`))
  return part && placesOf(form).has(`OPT-050-${part}`)
    ? [...children, { contentId: `OPT-050-${part}`, stringValue: status }]
    : children
}

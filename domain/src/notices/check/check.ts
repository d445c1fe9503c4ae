import { type Bilingual, type Language, say, type Values } from '../../texts.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import { crossFindings } from './check-across.ts'
import { type Checked, dutyFinding, faultFinding, translationFinding } from './check-findings.ts'
import { panelDuties } from './duties.ts'
import { type Form, type FormGroup, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { minimumOf } from '../form/instances.ts'
import { furtherLanguages, untranslated } from '../values/languages.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { outsideOf } from './read-across.ts'
import { groupsIn, isFilled } from '../values/reading.ts'
import { rootScope, type Scope } from '../values/scope.ts'
import { faultOf, valueRules } from './value-faults.ts'
import { type GroupValue, isGroupValue, type PanelValues } from '../values/values.ts'
import { isCounted } from './visibility.ts'
import { withoutConsequences } from './without-consequences.ts'

/** What can be wrong with a notice; a stable key. */
export const checkRules = [
  'missing',
  'forbidden',
  'tooFew',
  ...valueRules,
  'identifierTwice',
  'reference',
  'unreferred',
  'lotZero',
  'translation',
] as const

/** Something missing or wrong, in a sentence a clerk understands. */
export type Found = {
  severity: 'ERROR' | 'WARN'
  /** Null where a whole group is meant. */
  fieldId: string | null
  /** Leads to the field, or to the group where `fieldId` is null. */
  panelPath: ValuePath
  /** One of the above, or what others check besides. */
  rule: string
  text: Bilingual
  values: Values
  /** The field whose value makes it due. */
  cause?: string
  /** Before this is mended, nothing can be saved. */
  blocksSaving?: true
}

export const sayFound = (found: Found, language: Language): string => say(found.text, language, found.values)

/** Everything missing or wrong, panel by panel in the order of the form. */
export function checkForm(form: Form, values: PanelValues, lists: CodeLists): Found[] {
  const languages = furtherLanguages(values)
  const found = form.panels.flatMap((group) => {
    const panels = groupsIn(values, group.contentId)
    const tooFew = panels.length < minimumOf(group)
    if (tooFew)
      return [dutyFinding({ form, values, lists }, { rule: 'tooFew', path: childPath('', group), group })]
    const shown = panels.length > 0 || group.repeatable ? panels : [undefined]
    return shown.flatMap((panel) => panelFindings({ form, values, lists, languages }, group, panel))
  })
  return [...withoutConsequences(form, found), ...crossFindings(form, values)]
}

type Check = Checked & { languages: readonly string[] }
/** Without the values: whoever kept those would keep every version there ever was. */
type Kept = Omit<Check, 'values'> & { outside: string; found: readonly Found[] }
const kept = new WeakMap<object, Kept>()

/** What one panel lacks; kept as long as it and what it reads outside stay the same. */
function panelFindings(check: Check, group: FormGroup, panel: GroupValue | undefined): readonly Found[] {
  const { form, values, lists, languages } = check
  const outside = outsideOf(form, values, group.contentId)
  const known = kept.get(panel ?? group)
  const isSame = known?.form === form && known.lists === lists && known.outside === outside
  if (known && isSame && known.languages === languages) return known.found
  const duties = panelDuties(form, values, group, panel).all
  const found = duties.map((duty) => dutyFinding(check, duty))
  const path = childPath('', group, panel?.ordinal)
  const scope = { form, group, children: panel?.children ?? [], parent: rootScope(form, values) }
  addFaults(check, scope, path, found)
  kept.set(panel ?? group, { form, lists, outside, languages, found })
  return found
}

function addFaults(check: Check, scope: Scope, path: ValuePath, found: Found[]): void {
  for (const value of scope.children) {
    const item = placesOf(scope.form).get(value.contentId)?.item
    if (!item) continue
    if (isGroupValue(value) && !isField(item)) {
      const inner = { form: scope.form, group: item, children: value.children, parent: scope }
      addFaults(check, inner, childPath(path, item, value.ordinal), found)
    }
    if (isGroupValue(value) || !isField(item) || !isFilled(value) || !isCounted(scope, item)) continue
    const fault = faultOf(item, value, check.lists)
    if (fault) found.push(faultFinding(check, childPath(path, item), item, fault))
    const lacking = untranslated(item, value, check.languages)
    if (lacking.length > 0) found.push(translationFinding(check, childPath(path, item), item, lacking))
  }
}

import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf, placesOf } from '../form/form-index.ts'
import { minimumOf } from '../form/instances.ts'
import { childPath, stepsOf, type ValuePath } from '../form/paths.ts'
import { fieldIn, groupIn, groupsIn, isFilled } from '../values/reading.ts'
import { readFrom } from '../form/views.ts'
import { holderOf } from '../values/identifiers.ts'
import { rootScope, type Scope, viewOf } from '../values/scope.ts'
import type { GroupValue, PanelValues } from '../values/values.ts'
import { type Cause, causeIn, dueCauseIn } from './causes.ts'
import { outsideOf } from './read-across.ts'
import { type MissingOnce, missingOnce } from './required-once.ts'
import { isCounted, isForbidden, requiredIn, shownIn } from './visibility.ts'

/** A field that is empty and must not be, filled and must not be, or a group that is missing. */
export type Duty =
  | { rule: 'missing' | 'forbidden'; path: ValuePath; field: FormField; shown: boolean; cause?: Cause }
  /** Whatever has an identifier cannot be without it: where that is forbidden, the whole entry is. */
  | { rule: 'forbidden'; path: ValuePath; group: FormGroup; cause?: Cause }
  | { rule: 'tooFew'; path: ValuePath; group: FormGroup }

export type Duties = { all: readonly Duty[]; missing: readonly ValuePath[] }

type Kept = { form: Form; outside: string; duties: Duties }
const kept = new WeakMap<object, Kept>()

/** The duties of one panel; kept as long as the panel and what its conditions read outside of it stay the same. */
export function dutiesOf(form: Form, values: PanelValues, panelPath: ValuePath): Duties {
  const [step] = stepsOf(panelPath)
  const group = form.panels.find((panel) => panel.contentId === step?.contentId)
  if (!step || !group) return { all: [], missing: [] }
  return panelDuties(form, values, group, groupIn(values, step))
}

export function panelDuties(
  form: Form,
  values: PanelValues,
  group: FormGroup,
  panel: GroupValue | undefined,
): Duties {
  const outside = outsideOf(form, values, group.contentId)
  const known = kept.get(panel ?? group)
  if (known?.form === form && known.outside === outside) return known.duties
  const scope = { form, group, children: panel?.children ?? [], parent: rootScope(form, values) }
  const all: Duty[] = []
  walk(scope, childPath('', group, panel?.ordinal), all)
  const missing = all.flatMap((duty) => (duty.rule === 'missing' && duty.shown ? [duty.path] : []))
  const duties = { all, missing }
  kept.set(panel ?? group, { form, outside, duties })
  return duties
}

function walk(scope: Scope, path: ValuePath, duties: Duty[]): void {
  const { group, form, children } = scope
  if (!group) return
  duties.push(...missingOnce(scope, path).map(onceDuty))
  for (const item of contentOf(group).items) {
    if (isField(item)) {
      const duty = fieldDuty(scope, path, item)
      if (duty) duties.push(duty)
      continue
    }
    const instances = groupsIn(children, item.contentId)
    if (instances.length < minimumOf(item))
      duties.push({ rule: 'tooFew', path: childPath(path, item), group: item })
    if (!item.repeatable && instances.length === 0)
      walk({ form, group: item, children: [], parent: scope }, childPath(path, item), duties)
    for (const instance of instances)
      walk(
        { form, group: item, children: instance.children, parent: scope },
        childPath(path, item, instance.ordinal),
        duties,
      )
  }
}

/** Where a whole group has to be added for it, that is what is missing. */
function onceDuty(missing: MissingOnce): Duty {
  if ('group' in missing) return { rule: 'tooFew', path: missing.path, group: missing.group }
  const { path, field, scope } = missing
  const when = field.requiredOnce?.when
  const cause = when && dueCauseIn(scope.form, when, viewOf(scope))
  const duty = { rule: 'missing', path, field, shown: shownIn(scope, field) } as const
  return cause ? { ...duty, cause } : duty
}

function fieldDuty(scope: Scope, groupPath: ValuePath, field: FormField): Duty | undefined {
  const filled = isFilled(fieldIn(scope.children, field.contentId))
  const rule = filled
    ? isWronglyFilled(scope, field) && 'forbidden'
    : isWronglyEmpty(scope, field) && 'missing'
  if (!rule) return undefined
  const cause = causeFor(scope, field, rule)
  const entry = rule === 'forbidden' && field.schemeId ? entryRound(scope) : null
  const path = childPath(groupPath, field)
  const duty = entry
    ? ({ rule: 'forbidden', path: holderOf(path), group: entry } as const)
    : ({ rule, path, field, shown: shownIn(scope, field) } as const)
  return cause ? { ...duty, cause } : duty
}

/** The innermost group round here that may be there several times. */
function entryRound(scope: Scope): FormGroup | null {
  let around: Scope | null = scope
  while (around && !around.group?.repeatable) around = around.parent
  return around?.group ?? null
}

const isWronglyEmpty = (scope: Scope, field: FormField): boolean =>
  field.required !== undefined && field.presetValue === undefined && requiredIn(scope, field)

const isWronglyFilled = (scope: Scope, field: FormField): boolean =>
  field.forbidden !== undefined && isCounted(scope, field) && isForbidden(field, viewOf(scope))

function causeFor(scope: Scope, field: FormField, rule: 'missing' | 'forbidden'): Cause | undefined {
  const view = viewOf(scope)
  const required = typeof field.required === 'object' ? field.required : undefined
  const condition = rule === 'missing' ? (required ?? field.forbidden) : field.forbidden
  const revealing = placesOf(scope.form).get(field.contentId)?.reveal?.by.contentId
  if (condition) return (rule === 'missing' ? dueCauseIn : causeIn)(scope.form, condition, view)
  return revealing === undefined ? undefined : { fieldId: revealing, texts: readFrom(view)(revealing) }
}

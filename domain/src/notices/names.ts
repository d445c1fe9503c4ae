import { type Form, type FormGroup, isField, isGroup } from './form.ts'
import { contentOf, placesOf } from './form-index.ts'
import { stepsOf, type ValuePath } from './paths.ts'

const ambiguous = new WeakMap<FormGroup, ReadonlySet<string>>()

/** `Los 2 – Titel`: how a sentence names a place of the form. */
export function nameOf(form: Form, path: ValuePath): string {
  const places = placesOf(form)
  const steps = stepsOf(path)
  const panel = places.get(steps[0]?.contentId ?? '')?.item
  return steps
    .flatMap(({ contentId, ordinal }, at) => {
      const item = places.get(contentId)?.item
      if (!item) return []
      if (isField(item)) return [item.label]
      if (item.repeatable) return [`${item.label} ${ordinal}`]
      const next = places.get(steps[at + 1]?.contentId ?? '')?.item
      const needed =
        at === 0 || !next || (isField(next) && panel && isAmbiguous(panel as FormGroup, next.label))
      return needed ? [item.label] : []
    })
    .join(' – ')
}

/** Two fields of the panel have this label, so that the group must be named too. */
function isAmbiguous(panel: FormGroup, label: string): boolean {
  const known = ambiguous.get(panel) ?? repeatedLabels(panel)
  ambiguous.set(panel, known)
  return known.has(label)
}

function repeatedLabels(panel: FormGroup): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  const walk = (group: FormGroup): void => {
    for (const item of contentOf(group).items)
      if (isGroup(item)) walk(item)
      else if (once.has(item.label)) twice.add(item.label)
      else once.add(item.label)
  }
  walk(panel)
  return twice
}

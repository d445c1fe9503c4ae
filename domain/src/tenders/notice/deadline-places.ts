import { fieldsOf } from '../../notices/form/conditions.ts'
import { type Form, type FormField, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { holds } from '../../notices/form/holds.ts'
import { readFrom, without } from '../../notices/form/views.ts'
import { rootScope, viewOf } from '../../notices/values/scope.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import type { LotPanel } from '../lots.ts'

/** The two deadlines a lot can name: for requests to take part, and for offers. */
export const deadlineTerms = { applications: 'BT-1311', offers: 'BT-131' } as const
export type DeadlineTerm = keyof typeof deadlineTerms

export const dateFieldOf = (term: DeadlineTerm, suffix: string): string =>
  `${deadlineTerms[term]}(d)-${suffix}`
export const timeFieldOf = (term: DeadlineTerm, suffix: string): string =>
  `${deadlineTerms[term]}(t)-${suffix}`

const fieldOf = (form: Form, id: string): FormField | undefined => {
  const item = placesOf(form).get(id)?.item
  return item && isField(item) ? item : undefined
}

/** Which of them the form takes from a lot by its own conditions, as if neither were named yet. */
export function termsTakenBy(
  form: Form,
  values: PanelValues,
  { group, value, suffix }: LotPanel,
): ReadonlySet<DeadlineTerm> {
  const parent = rootScope(form, values)
  const dates = (['applications', 'offers'] as const).map(
    (term) => [term, dateFieldOf(term, suffix)] as const,
  )
  const undated = dates.reduce(
    (view, [, id]) => without(view, id),
    viewOf({ form, group, children: value.children, parent }),
  )
  const taken = dates.filter(([, id]) => {
    const field = fieldOf(form, id)
    return field !== undefined && !(field.forbidden && holds(field.forbidden, undated))
  })
  return new Set(taken.map(([term]) => term))
}

/** What these conditions read outside of the lots, as one text to compare: asked once for all of them. */
export function deadlineSurroundings(form: Form, values: PanelValues): string {
  const read = readFrom(viewOf(rootScope(form, values)))
  const told = (['applications', 'offers'] as const).flatMap((term) => {
    const id = dateFieldOf(term, 'Lot')
    const [panel] = placesOf(form).get(id)?.groups ?? []
    const { forbidden } = fieldOf(form, id) ?? {}
    const outside = forbidden ? fieldsOf(forbidden) : []
    return outside.filter((other) => placesOf(form).get(other)?.groups[0] !== panel).map(read)
  })
  return JSON.stringify(told)
}

import type { Form } from '../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { asksForOffersOnly } from '../procedure/stages.ts'
import { isRun } from '../procedure/tender-type.ts'
import type { DatedForm, LotDeadlineName } from './deadlines-in-force.ts'
import { lotPanelsOf, withEachLot } from './lots.ts'
import { withNoticeDeadlines } from './notice/notice-facts.ts'
import { deadlinesOf } from './tenders.rules.ts'

/** A form with the deadlines alone that its kind has and its phases ask for; what its notice names follows them. */
export function withUsedDeadlines<Facts extends DatedForm>(
  form: Form,
  tender: Facts,
  skippedPhases: readonly number[],
): Facts {
  const asksNobodyToApply = asksForOffersOnly({ skippedPhases })
  const given = asksNobodyToApply ? { ...tender, applicationDeadline: null } : tender
  const dated = { ...tender, ...deadlinesOf(tender.type, given) }
  const panels = withoutOwn(
    form,
    tender.panels,
    isRun(tender.type)
      ? asksNobodyToApply
        ? ['applicationDeadline']
        : []
      : ['applicationDeadline', 'offerDeadline'],
  )
  return { ...dated, panels: withNoticeDeadlines(form, panels, dated) }
}

/** What a draft says of the applications that its phases do not ask for: in a lot as it was typed. */
export type LeftOut = {
  applicationDeadline: Date | null
  lots: readonly { identifier: string | null; applicationDeadline: string }[]
}

/** Null where nothing is left out. */
export function leftOutOf(
  form: Form,
  draft: Pick<DatedForm, 'panels' | 'type' | 'applicationDeadline'>,
  skippedPhases: readonly number[],
): LeftOut | null {
  if (!isRun(draft.type) || !asksForOffersOnly({ skippedPhases })) return null
  const lots = lotPanelsOf(form, draft.panels).flatMap(({ identifier, value: { applicationDeadline } }) =>
    applicationDeadline === undefined ? [] : [{ identifier, applicationDeadline }],
  )
  return { applicationDeadline: draft.applicationDeadline, lots }
}

/** A draft again as it was before that was left out. */
export function withLeftOut<Facts extends DatedForm>(form: Form, tender: Facts, leftOut: LeftOut): Facts {
  const { applicationDeadline } = leftOut
  const own = new Map(leftOut.lots.map((lot) => [lot.identifier, lot.applicationDeadline]))
  const panels = withEachLot(form, tender.panels, (alone, { value, identifier }) => {
    const typed = own.get(identifier)
    return typed === undefined ? alone : [{ ...value, applicationDeadline: typed }]
  })
  const dated = { ...tender, applicationDeadline }
  return { ...dated, panels: withNoticeDeadlines(form, panels, dated) }
}

const withoutOwn = (form: Form, panels: PanelValues, names: readonly LotDeadlineName[]): PanelValues =>
  withEachLot(form, panels, (alone, { value }) =>
    names.every((name) => value[name] === undefined) ? alone : [names.reduce(without, value)],
  )

function without(lot: GroupValue, name: LotDeadlineName): GroupValue {
  const { [name]: _unused, ...others } = lot
  return others
}

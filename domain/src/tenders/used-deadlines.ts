import type { Form } from '../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { asksForOffersOnly } from '../procedure/stages.ts'
import { isRun } from '../procedure/tender-type.ts'
import type { DatedForm, LotDeadlineName } from './deadlines-in-force.ts'
import { withEachLot } from './lots.ts'
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

const withoutOwn = (form: Form, panels: PanelValues, names: readonly LotDeadlineName[]): PanelValues =>
  withEachLot(form, panels, (alone, { value }) =>
    names.every((name) => value[name] === undefined) ? alone : [names.reduce(without, value)],
  )

function without(lot: GroupValue, name: LotDeadlineName): GroupValue {
  const { [name]: _unused, ...others } = lot
  return others
}

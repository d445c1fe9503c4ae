import type { Form } from '../../notices/form/form.ts'
import { namesIn } from '../../notices/readable/spoken-values.ts'
import { isRun, type TenderType } from '../../procedure/tender-type.ts'
import { type Bilingual, say } from '../../texts.ts'
import { sayDeadline } from '../../times.ts'
import { lotDeadlinePath } from '../check/own-places.ts'
import { type LotPanel, ownDeadline } from '../lots.ts'
import { labelsOf } from '../tenders.texts.ts'
import type { ComparedLine, ComparisonWords } from './compared.ts'

const texts = {
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcel: { de: 'Nr. {id}', en: 'No. {id}' },
  added: { de: 'Neues Los', en: 'New lot' },
} satisfies Record<string, Bilingual>

/** The panels of lots by their identifiers, which stay whatever becomes of their order. */
export type Lots = ReadonlyMap<string, LotPanel>

export const byIdentifier = (lots: readonly LotPanel[]): Lots =>
  new Map(lots.map((lot) => [lot.identifier ?? lot.path, lot]))

/** How a lot is known: `LOT-0001 Nordufer`. */
export function captionOf({ identifier, value }: LotPanel, form: Form): string {
  const name = identifier && namesIn(form, [value]).get(identifier)
  return [identifier, name].filter(Boolean).join(' ')
}

const facts = ['applicationDeadline', 'offerDeadline'] as const

/** What a lot says beside its fields: deadlines of its own, and its parcels. */
export function lotLines(
  key: string,
  old: LotPanel | undefined,
  current: LotPanel | undefined,
  type: TenderType,
  { form, parcels, language }: ComparisonWords,
): ComparedLine[] {
  const path = current?.path ?? old?.path
  if (path === undefined) return []
  const labels = labelsOf(type)
  const deadlineOf = (lot: LotPanel | undefined, fact: (typeof facts)[number]) => {
    const own = lot && ownDeadline(lot.value, fact)
    return own ? sayDeadline(own, language) : (lot?.value[fact] ?? null)
  }
  const parcelsOf = (lot: LotPanel | undefined) =>
    lot?.value.propertyIds?.map((id) => parcels.get(id) ?? say(texts.parcel, language, { id })).join(', ') ||
    null
  const lines = [
    // A lot is announced with whatever it says, and be it nothing.
    ...(current && !old
      ? [
          {
            key: `${key}/added`,
            label: say(texts.added, language),
            path,
            old: null,
            current: captionOf(current, form) || `${current.group.label} ${current.value.ordinal}`,
          },
        ]
      : []),
    ...(isRun(type) ? facts : []).map((fact) => ({
      key: `${key}/${fact}`,
      label: say(labels[fact], language),
      path: lotDeadlinePath(path, fact),
      old: deadlineOf(old, fact),
      current: deadlineOf(current, fact),
    })),
    {
      key: `${key}/propertyIds`,
      label: say(texts.parcels, language),
      path,
      old: parcelsOf(old),
      current: parcelsOf(current),
    },
  ]
  return lines.filter((line) => line.old !== line.current)
}

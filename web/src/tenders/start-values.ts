import { tenderTypes, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { tenderIdIn } from './tender-paths.ts'

/** What the address of a new tender says: its kind, the tender it is modelled on, and values for fields of the notice. */
export type StartValues = {
  type: TenderType | null
  from: number | null
  /** The version of the standard that its form was begun with; null for the one of the settings. */
  sdk: string | null
  initial: Readonly<Record<string, string>>
}

export function startValuesIn(search: string): StartValues {
  const { type, from, sdk, ...initial } = Object.fromEntries(new URLSearchParams(search))
  const known = tenderTypes.find((one) => String(one) === type && one !== 1)
  return {
    type: known ?? null,
    from: tenderIdIn(from),
    sdk: sdk && /^\d+\.\d+$/.test(sdk) ? sdk : null,
    initial,
  }
}

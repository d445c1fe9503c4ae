import { addedLotFindings } from '@allmende/domain/tenders/changes/added-lot-findings.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMemo } from 'react'
import { useRegions } from '../../notices/codes/useRegions.ts'
import { serverNow } from '../../rpc/clock.ts'
import { useLanguage } from '../../ui/language.tsx'
import type { ReadyTemplate } from '../useTemplate.ts'

/** How many entries of new lots keep a change from being announced, as the server counts them. */
export function useAddedLotFindings(
  { form, lists: small }: ReadyTemplate,
  announced: TeamTender,
  pending: TeamTender,
): number {
  const { language } = useLanguage()
  const lists = useRegions(form.sdkVersion, small)
  return useMemo(
    () => addedLotFindings(announced, { ...pending, form, lists }, { language, now: serverNow() }).length,
    [announced, pending, form, lists, language],
  )
}

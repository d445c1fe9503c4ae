import type { Form } from '@allmende/domain/notices/form/form.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { countErrors } from '@allmende/domain/tenders/check/first-findings.ts'
import { maySubmit } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { useServerInfo } from '../../rpc/server-info.ts'
import { useSay } from '../../ui/language.tsx'
import { texts } from './publishing.texts.ts'

export type PortalOption = {
  /** Only notices that the standard knows can go to the portal. */
  isOffered: boolean
  /** Fields are missing that the portal asks for. */
  lacksFields: boolean
  /** Null where it can be chosen. */
  whyNot: string | null
}

/** Whether the portal can be chosen when the tender is published, and why not. */
export function usePortalOption(tender: TeamTender, form: Form | null): PortalOption {
  const say = useSay()
  const isOffered = form !== null && form.subtype !== null
  const { data: check } = useQuery({
    ...rpcQuery('checkNotice', tender.id),
    queryKey: ['checkNotice', tender.id, tender.version],
    enabled: isOffered,
  })
  const portalIsSetUp = useServerInfo()?.portal ?? false
  if (!isOffered) return { isOffered, lacksFields: false, whyNot: null }
  if (!check) return { isOffered, lacksFields: false, whyNot: say(texts.checking) }
  const isComplete = countErrors(check) === 0
  const verdict = maySubmit({
    subtype: form.subtype,
    isComplete,
    portalIsSetUp,
    lacksPublicAddress: check.lacksPublicAddress,
    notices: tender.notices,
    waits: null,
  })
  return {
    isOffered,
    lacksFields: !isComplete,
    whyNot: verdict.allowed ? null : say(reasons[verdict.reason], verdict.values),
  }
}

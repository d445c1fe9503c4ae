import type { Form } from '@allmende/domain/notices/form/form.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { countErrors } from '@allmende/domain/tenders/check/first-findings.ts'
import { announces } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { mayStop, maySubmit } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../rpc/clock.ts'
import { rpcQuery, useChange } from '../../rpc/queries.ts'
import { useServerInfo } from '../../rpc/server-info.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './portal.texts.ts'

/** What can be done with a notice and the portal now, and why not; without one it is the first that is sent. */
export function usePortal(tender: TeamTender, form: Form, notice?: NoticeSubmission) {
  const say = useSay()
  const publishing = useChange('publishToSIMAP')
  const stopping = useChange('stopSIMAP')
  const { data: check } = useQuery({
    ...rpcQuery('checkNotice', tender.id),
    queryKey: ['checkNotice', tender.id, tender.version],
  })
  const { notices } = tender
  // What follows holds values of its own, which the server looks at when they are sent.
  const follows = notice !== undefined && !announces(notice.kind)
  const isComplete = follows || (check !== undefined && countErrors(check) === 0)
  const portalIsSetUp = useServerInfo()?.portal ?? false
  const lacksPublicAddress = check?.lacksPublicAddress ?? false
  const waits = tender.isMarked && tender.archived === null && !isPublic(tender, serverNow())
  const submit = maySubmit({
    subtype: form.subtype,
    isComplete,
    portalIsSetUp,
    lacksPublicAddress,
    notices,
    waits,
  })
  const stop = mayStop(notice)
  const why = (verdict: Verdict) => (verdict.allowed ? null : say(reasons[verdict.reason], verdict.values))

  async function publish() {
    const confirmLabel = say(follows ? texts.sendAgain : texts.publish)
    const text = say(follows ? texts.confirmSendAgain : texts.confirmPublish)
    if (!(await confirm({ title: confirmLabel, text, confirmLabel }))) return
    try {
      await publishing.mutateAsync([tender.id])
      toast.success(say(texts.sent))
    } catch (error) {
      toast.error((error as Error).message, say(texts.notSent))
    }
  }

  async function withdraw() {
    const confirmLabel = say(texts.stop)
    const text = say(follows ? texts.confirmStopFollowing : texts.confirmStop)
    if (!(await confirm({ title: confirmLabel, text, confirmLabel, danger: true }))) return
    try {
      await stopping.mutateAsync(notice ? [tender.id, notice.id] : [tender.id])
      toast.success(say(texts.stopped))
    } catch (error) {
      toast.error((error as Error).message, say(texts.notStopped))
    }
  }

  return {
    publish: () => void publish(),
    publishing: publishing.isPending,
    /** Null where it may be published; while the check runs nothing is said yet. */
    whyNotPublish: check ? why(submit) : null,
    mayPublish: check !== undefined && submit.allowed,
    stop: () => void withdraw(),
    stopping: stopping.isPending,
    whyNotStop: why(stop),
  }
}

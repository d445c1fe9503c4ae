import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import { hasLegalMinimum, legalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { formOfTender } from '../tender-form.ts'

type Checked = { kind: 'application' | 'offer'; from: Date; deadlines: readonly (Date | null)[] }

/** Deadlines below the legal minimum are possible, with a reason that the log keeps. */
type Explained = (checked: Checked) => AuditChange[]

export async function shortnessExplained(
  { db, language }: Context,
  { id }: TenderHead,
  reason: string | undefined,
): Promise<Explained> {
  const made = await db
    .selectFrom('tenders')
    .select(['templateId', 'templateVersion', 'sdkVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { form } = await formOfTender(db, made, language)
  return ({ kind, from, deadlines }) => {
    const isShort = deadlines.some((deadline) => deadline && legalMinimum(kind, from, deadline).isShort)
    if (!isShort || !hasLegalMinimum(form.subtype)) return []
    if (!reason) return refuse('shortDeadlineReasonMissing', { fields: ['4.reason'] })
    return [{ label: 'Begründung der kurzen Frist (§ 27 KonzVgV)', oldValue: null, newValue: reason }]
  }
}

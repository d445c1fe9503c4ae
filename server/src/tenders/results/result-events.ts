import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { AuditEvent } from '../../rpc/method.ts'

export type ResultDraft = Pick<Tender, 'id' | 'name'>

const line = (label: string, newValue: string): AuditChange => ({ label, oldValue: null, newValue })

/** The draft's own log says where it comes from, the tender's where its result is written. */
export function resultEvents(
  tender: ResultDraft,
  draft: ResultDraft,
  lots: readonly string[],
  isNew: boolean,
): AuditEvent[] {
  const told = lots.map((lot) => line('Ergebnis aufgenommen', lot))
  const where = line(
    'Ergebnisbekanntmachung',
    `${isNew ? 'Entwurf angelegt' : 'Entwurf ergänzt'} (Nr. ${draft.id})`,
  )
  return [
    {
      type: isNew ? 'PROJECT_CREATED' : 'PROJECT_CHANGED',
      projectId: draft.id,
      data: { project: draft.name, changes: told },
    },
    { type: 'PROJECT_CHANGED', projectId: tender.id, data: { project: tender.name, changes: [where] } },
  ]
}

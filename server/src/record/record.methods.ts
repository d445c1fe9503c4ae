import { createHash } from 'node:crypto'
import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { RecordRemarks, recordContract } from '@allmende/domain/record/record.contract.ts'
import { recordPolicy } from '@allmende/domain/record/record.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { tenderChanged } from '../tenders/announcing.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { findRecordRemarks, setRecordRemarks } from './record.queries.ts'

const { read, change } = methodsOf<typeof recordContract>()

export const recordMethods = [
  read('getRecordRemarks', {
    first: signedIn,
    load: ({ db }, projectId) => findTenderHead(db, projectId),
    allow: recordPolicy.read,
    after: ({ db }, { id }) => findRecordRemarks(db, id),
    show: (_actor, remarks) => remarks,
  }),

  change('setRecordRemarks', {
    first: signedIn,
    load: ({ db }, projectId) => findTenderHead(db, projectId),
    allow: recordPolicy.write,
    run: async ({ db, actor, now }, { id }, [, remarks]) => {
      const before = await findRecordRemarks(db, id)
      const written = { tenderId: id, ...remarks, by: nameOf(actor) }
      const after = (await setRecordRemarks(db, written, now)) ?? refuse('changedMeanwhile')
      return { before, after }
    },
    answer: ({ after }) => after,
    record: ({ id, name }, { before, after }) => ({
      type: 'RECORD_CHANGED',
      projectId: id,
      data: { project: name, hash: sha256(after.text), changes: changesOf(before, after) },
    }),
    announce: ({ id }) => tenderChanged(id),
  }),
]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** How much there is; the record itself says what, and the hash proves which words stood there when. */
function changesOf(before: RecordRemarks, after: RecordRemarks): AuditChange[] {
  const signs = ({ version, text }: RecordRemarks) => (version === 0 ? null : `${text.length} Zeichen`)
  return [{ label: 'Anmerkungen der Vergabestelle', oldValue: signs(before), newValue: signs(after) }]
}

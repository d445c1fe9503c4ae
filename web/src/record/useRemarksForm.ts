import { longestRecordRemarks, type RecordRemarks } from '@allmende/domain/record/record.contract.ts'
import { z } from 'zod'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { texts } from './record.texts.ts'

const schema = z.object({ text: z.string().trim().max(longestRecordRemarks) })

/** What the team writes; nothing typed is lost when somebody else was faster, or the page is closed. */
export function useRemarksForm(tenderId: number, remarks: RecordRemarks) {
  const say = useSay()
  const change = useChange('setRecordRemarks')
  return useVersionedForm({
    schema,
    labels: { text: say(texts.remarks) },
    draftName: `record/${tenderId}`,
    thing: remarks,
    valuesOf: (shown: RecordRemarks | undefined) => ({ text: shown?.text ?? '' }),
    query: rpcQuery('getRecordRemarks', tenderId),
    said: texts,
    argument: 1,
    save: ({ text }, { version }) => change.mutateAsync([tenderId, { version, text }]),
  })
}

export type RemarksState = ReturnType<typeof useRemarksForm>

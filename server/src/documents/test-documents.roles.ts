import type { documentsContract } from '@allmende/domain/documents/documents.contract.ts'
import { asked, nobodysTender, strangers, teamOnly, tender, type RowsOf } from '../test-roles.ts'

export const documentRows: RowsOf<typeof documentsContract> = {
  createPDFAndGetDownloadLink: [
    asked('the whole log', [{ kind: 'log', id: null }], { systemAdmin: 'done' }),
    asked('the log of a tender', [{ kind: 'log', id: tender }], teamOnly),
    asked('a draft', [{ kind: 'project', id: tender }], { ...strangers, ...teamOnly }),
    asked('a receipt that is not there', [{ kind: 'receipt', id: 2 ** 40 }], strangers),
    asked('a letter that is not there', [{ kind: 'letter', id: 2 ** 40 }], strangers),
    asked('an opening that never was', [{ kind: 'protocol', id: 2 ** 40 }], strangers),
    asked('the record of a draft', [{ kind: 'record', id: tender }], { ...strangers, ...teamOnly }),
    asked('the record of no tender', [{ kind: 'record', id: nobodysTender }], strangers),
    asked('the messages of a draft', [{ kind: 'messages', id: tender }], { ...strangers, ...teamOnly }),
    asked('the messages of no tender', [{ kind: 'messages', id: nobodysTender }], strangers),
    asked('no tender', [{ kind: 'project', id: nobodysTender }], strangers),
  ],
}

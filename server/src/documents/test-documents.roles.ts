import type { documentsContract } from '@allmende/domain/documents/documents.contract.ts'
import {
  type ArgsFor,
  asked,
  type CallAs,
  nobodysTender,
  type RowsOf,
  staffOnly,
  strangers,
  teamOnly,
  tender,
} from '../test-roles.ts'

/** One that nobody has published. */
async function internalParcel(callAs: CallAs): Promise<unknown> {
  const at = { name: `Sieltief ${Math.random()}`, latitude: 53.21, longitude: 8.93 }
  return callAs('staff', 'createProperty', 'Hinterm Deich', await callAs('staff', 'createLocation', at))
}
/** Everybody inside, whatever team she is in; to all others there is none. */
const insiders = { ...strangers, ...staffOnly, editor: 'done', projectAdmin: 'done' } as const
const exposeOf =
  (choice: object): ArgsFor =>
  async (_person, callAs) => [{ kind: 'parcel', id: await internalParcel(callAs), ...choice }]

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
    asked('a parcel that is not there', [{ kind: 'parcel', id: 4711 }], strangers),
    asked('parcels of which one is not there', [{ kind: 'parcel', ids: [1, 4711] }], strangers),
    asked('an internal parcel', exposeOf({}), insiders),
    asked('an internal parcel as visitors get it', exposeOf({ asVisitor: true }), insiders),
    asked('no tender', [{ kind: 'project', id: nobodysTender }], strangers),
  ],
}

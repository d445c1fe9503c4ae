import { nameOf } from '@allmende/domain/actor.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { forgetReceived } from '../../files/uploads/received-file.ts'
import { demandSize, type Form, receivedForm } from '../../files/uploads/received-form.ts'
import { takes } from '../../http/route.ts'
import { findParcel } from '../parcels.queries.ts'
import { type AddedFile, parcelTarget } from './parcel-target.ts'

const field = 'files'

/** A form with documents, each called by the UUID that it will be known by; they wait to be put into folders. */
const sendingDocuments = takes('POST', '/api/v1/files/gis/document/:propertyId', {
  asks: ({ params, headers, raw }, { config }) => {
    demandSize(headers, config.files.limits.largest)
    return { args: [parcelIn(params), { headers, body: raw }] as [number, Form] }
  },
  first: parcelPolicy.write,
  load: ({ db }, id: number, _form: Form) => findParcel(db, id),
  allow: parcelPolicy.write,
  before: (context, parcel, [, form]) =>
    context.uploads.forms.oneOf(nameOf(context.actor), () =>
      receivedForm(context, form, field, (file) =>
        parcelTarget.admit(context, parcel, file, { parcel: parcel.id, serverId: file.name }),
      ),
    ),
  undo: forgetReceived,
  run: async (context, parcel, _args, files) => {
    const added: AddedFile[] = []
    for (const file of files) {
      const address = { parcel: parcel.id, serverId: file.name }
      added.push((await parcelTarget.accept(context, parcel, file, address, null)) as AddedFile)
    }
    return added
  },
  record: (parcel, added) => added.flatMap((file) => parcelTarget.record(parcel, file) ?? []),
  wakes: ['scan'],
  answer: () => ({ body: '', type: 'text/plain; charset=utf-8' }),
})

export const parcelFileRoutes = [sendingDocuments]

export function parcelIn(params: unknown): number {
  const parsed = ParcelId.safeParse(Number((params as { propertyId: string }).propertyId))
  return parsed.success ? parsed.data : refuse('notFound')
}

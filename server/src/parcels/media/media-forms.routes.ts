import { nameOf } from '@allmende/domain/actor.ts'
import { ServerId } from '@allmende/domain/parcels/folder.ts'
import type { PictureSize } from '@allmende/domain/parcels/media.rules.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { forgetReceived } from '../../files/uploads/received-file.ts'
import { demandSize, type Form, receivedForm } from '../../files/uploads/received-form.ts'
import type { ReceivedFile } from '../../files/uploads/upload-target.ts'
import { takes } from '../../http/route.ts'
import type { Context } from '../../rpc/method.ts'
import { parcelChanged } from '../parcel-events.ts'
import { lookedAt } from './looked-at.ts'
import { acceptMedia, ensurePicture, mediaAdded } from './media-target.ts'
import type { AcceptedMedia } from './media-target.ts'
import { findMediaParcel, type MediaParcel } from './media.queries.ts'

const field = 'files'

type Sent = { file: ReceivedFile; serverId: string; size: PictureSize }

/** Pictures in a form, each called by the number it will have; they wait until a list names them. */
export const sendingMedia = takes('POST', '/api/v1/files/gis/media/:propertyId', {
  asks: ({ params, headers, raw }, { config }) => {
    demandSize(headers, config.files.limits.largest)
    return { args: [parcelIn(params), { headers, body: raw }] as [number, Form] }
  },
  first: parcelPolicy.write,
  load: ({ db }, id: number, _form: Form) => findMediaParcel(db, id),
  allow: parcelPolicy.write,
  before: (context, parcel, [, form]) =>
    context.uploads.forms.oneOf(nameOf(context.actor), () => receivedMedia(context, parcel, form)),
  undo: (context, sent) =>
    forgetReceived(
      context,
      sent.map(({ file }) => file),
    ),
  run: async (context, parcel, _args, sent) => {
    const accepted: AcceptedMedia[] = []
    for (const one of sent) accepted.push(await acceptMedia(context, parcel, one))
    return accepted
  },
  record: (parcel, accepted) => accepted.flatMap((one) => mediaAdded(parcel, one) ?? []),
  announce: ({ id }, accepted) => (accepted.some(({ isNew }) => isNew) ? [parcelChanged(id)] : []),
  wakes: ['scan', 'media'],
  answer: () => ({ body: '', type: 'text/plain; charset=utf-8' }),
})

async function receivedMedia(context: Context, parcel: MediaParcel, form: Form): Promise<Sent[]> {
  const files = await receivedForm(context, form, field, async ({ name }) => {
    await ensurePicture(context, parcel, { serverId: serverIdIn(name) })
  })
  try {
    const sent: Sent[] = []
    for (const file of files)
      sent.push({ file, serverId: serverIdIn(file.name), size: await lookedAt(context, file) })
    return sent
  } catch (error) {
    await forgetReceived(context, files)
    throw error
  }
}

const serverIdIn = (name: string): string => {
  const parsed = ServerId.safeParse(name)
  return parsed.success ? parsed.data : refuse('mediaIdMalformed', { values: { name: name.slice(0, 100) } })
}

function parcelIn(params: unknown): number {
  const parsed = ParcelId.safeParse(Number((params as { propertyId: string }).propertyId))
  return parsed.success ? parsed.data : refuse('notFound')
}

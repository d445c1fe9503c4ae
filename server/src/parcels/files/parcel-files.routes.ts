import { nameOf } from '@allmende/domain/actor.ts'
import { ServerId } from '@allmende/domain/parcels/folder.ts'
import { parcelFilePolicy } from '@allmende/domain/parcels/parcel-files.policy.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { allowed, firstRefusal, refuse, refused } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { partIn, sentFile } from '../../files/sent-file.ts'
import { servedZip } from '../../files/sent-zip.ts'
import type { AskedPart } from '../../files/serving.ts'
import { usableName } from '../../files/uploads/admission.ts'
import { forgetReceived } from '../../files/uploads/received-file.ts'
import { demandSize, type Form, receivedForm } from '../../files/uploads/received-form.ts'
import { type Asked, serves, takes } from '../../http/route.ts'
import { findParcel } from '../parcels.queries.ts'
import { refusedBroken } from './file-events.ts'
import { documentPermits, folderPermits } from './parcel-file-links.ts'
import { seenFile } from './seen-files.ts'
import { seenFolder } from './seen-folders.ts'
import { type AddedFile, ensureDocument, parcelTarget } from './parcel-target.ts'

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
      receivedForm(context, form, field, async ({ name }) => {
        usableName(name)
        await ensureDocument(context, parcel, { parcel: parcel.id, serverId: name })
      }),
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

type Wanted = { parcelId: number; serverId: string }

/** A document, to whoever the header or a signed address names; what everybody may have needs neither. */
const fetchingDocuments = serves('/api/v1/files/gis/document/:propertyId/:serverId', {
  alsoHead: true,
  asks: async (request, house, now): Promise<Asked<[Wanted, AskedPart]>> => {
    const wanted = wantedIn(request)
    const part = partIn(request)
    if (!('permit' in (request.query as object))) return { args: [wanted, part] }
    const asked = await documentPermits.asks(request, house, now)
    const [{ parcelId, serverId }] = asked.args
    if (parcelId !== wanted.parcelId || serverId !== wanted.serverId) refuse('downloadUnknown')
    return { ...asked, args: [wanted, part] }
  },
  load: ({ db, actor }, { parcelId, serverId }: Wanted, _part: AskedPart) =>
    seenFile(db, actor, parcelId, serverId),
  allow: (actor, seen) =>
    firstRefusal(
      parcelFilePolicy.download(actor, seen),
      seen.stored.state === 'CHECKING' ? refused('documentBeingChecked') : allowed,
      seen.stored.state === 'INFECTED' ? refused('documentInfected') : allowed,
    ),
  serve: (context, { parcel, placed, stored }, [, part]) => {
    const file = { ...stored, name: placed.file.name }
    return sentFile(context, file, part, 'attachment', () => refusedBroken(parcel, file))
  },
})

/** A folder with all that lies in it and below, made while it is sent. */
const fetchingFolders = serves('/api/v1/downloads/parcels/:name', {
  asks: folderPermits.asks,
  load: ({ db, actor }, { parcelId, path }: { parcelId: number; path: string }) =>
    seenFolder(db, actor, parcelId, path),
  allow: parcelFilePolicy.pack,
  serve: async (context, { parcel, zipName, given }) =>
    servedZip(context, zipName, given, (last) => refusedBroken(parcel, last)),
})

export const parcelFileRoutes = [sendingDocuments, fetchingDocuments, fetchingFolders]

function wantedIn({ params }: FastifyRequest): Wanted {
  const serverId = ServerId.safeParse((params as { serverId: string }).serverId)
  return { parcelId: parcelIn(params), serverId: serverId.success ? serverId.data : refuse('notFound') }
}

export function parcelIn(params: unknown): number {
  const parsed = ParcelId.safeParse(Number((params as { propertyId: string }).propertyId))
  return parsed.success ? parsed.data : refuse('notFound')
}

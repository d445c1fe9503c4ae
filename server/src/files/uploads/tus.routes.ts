import { randomUUID } from 'node:crypto'
import type { Actor } from '@allmende/domain/actor.ts'
import { signedIn } from '@allmende/domain/actor.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { everyone, existing, firstRefusal, refuse, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { oneAtATime } from '../../database/one-at-a-time.ts'
import { type Route, type Served, serves, takes } from '../../http/route.ts'
import { type Context, nothing } from '../../rpc/method.ts'
import type { TakenFile, UploadTargetRef } from '../files.tables.ts'
import { newFileKey } from '../sealing/envelope.ts'
import { newHeader } from '../sealing/header.ts'
import { askedFor } from '../storage-refusals.ts'
import { ensureSpace } from './admission.ts'
import { forgetRefused, type SentOn, type SentOnResult, takeIn } from './sending-on.ts'
import { bytesIn, checksumIn, metadataIn, speaksTus, tusOffer, tusVersion } from './tus-headers.ts'
import { offsetFor } from './upload-state.ts'
import type { AnyTarget, ReceivedFile } from './upload-target.ts'
import {
  addUpload,
  countUploadsOf,
  findUpload,
  giveUp,
  lockUpload,
  removeUpload,
  setResult,
  type Upload,
} from './uploads.queries.ts'

/** So many unfinished uploads somebody may have at once. */
const mostUnfinished = 200

/** An upload with what it is sent to. */
type Loaded = { upload: Upload; target: AnyTarget; subject: unknown; args: unknown }
type Announced = { name: string; length: number }

/** Resumable uploads (tus 1.0), authorised on every request. */
export const tusRoutes = (targets: readonly AnyTarget[], limits: { largest: number }): Route[] =>
  routesOf(targets, limits).map((route) => ({ ...route, headers: tusVersion }))

function routesOf(targets: readonly AnyTarget[], limits: { largest: number }): Route[] {
  const targetOf = ({ kind }: UploadTargetRef) => existing(targets.find((target) => target.kind === kind))

  const loaded = async (context: Context, upload: Upload | null): Promise<Loaded | null> => {
    if (!upload) return refuse('uploadUnknown')
    const target = targetOf(upload.target)
    const args = upload.target.args
    const subject = await target.load(context, args)
    return subject === null ? null : { upload, target, subject, args }
  }

  const allow = (actor: Actor, { upload, target, subject }: Loaded, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      // Nobody learns of another one's upload.
      actor.kind === 'user' && actor.email === upload.userEmail
        ? { allowed: true }
        : refused('uploadUnknown'),
      upload.expires > now ? { allowed: true } : refused('uploadExpired'),
      target.allow(actor, subject, now),
    )

  return [
    serves('/api/v1/uploads', {
      verb: 'OPTIONS',
      asks: () => ({ args: [] as [], session: null }),
      load: async () => ({}),
      allow: everyone, // what we speak is no secret
      serve: async () => empty({ ...tusOffer, 'tus-max-size': String(limits.largest) }),
    }),

    takes('POST', '/api/v1/uploads', {
      first: signedIn,
      asks: (request) => ({ args: creation(request, targets, limits) }),
      load: async (context, ref: UploadTargetRef, _announced: Announced) => {
        const target = targetOf(ref)
        const subject = await target.load(context, ref.args)
        return subject === null ? null : { target, subject }
      },
      allow: (actor, { target, subject }, now) =>
        firstRefusal(signedIn(actor), target.allow(actor, subject, now)),
      run: async (context, { target, subject }, [ref, { name, length }]) => {
        const { db, keys, now, actor } = context
        const userEmail = actor.kind === 'user' ? actor.email : ''
        await oneAtATime(db, `uploads ${userEmail}`)
        if ((await countUploadsOf(db, userEmail)) >= mostUnfinished)
          refuse('uploadTooManyAtOnce', { values: { most: String(mostUnfinished) } })
        const kept = await target.admit(context, subject, { name, length }, ref.args)
        await ensureSpace(context, length)
        const [id, fileKey] = [randomUUID(), randomUUID()]
        const upload = { id, target: ref, holder: holderOf(ref), userEmail, name: kept, length, fileKey }
        const expires = await addUpload(
          db,
          { ...upload, header: newHeader(keys, fileKey, newFileKey()) },
          now,
        )
        return { id, expires }
      },
      record: nothing, // what is on its way is told when it is there
      answer: ({ id, expires }) =>
        empty({ location: paths.upload(id), 'upload-expires': expires.toUTCString() }, 201),
    }),

    serves('/api/v1/uploads/:id', {
      verb: 'HEAD',
      first: signedIn,
      asks: (request) => ({ args: [idIn(request)] as [string] }),
      load: async (context, id: string) => loaded(context, await findUpload(context.db, id)),
      allow,
      serve: async (context, { upload }) =>
        empty({
          ...standing(upload, await askedFor(context.log, () => offsetFor(context, upload))),
          ...(upload.result && naming(upload.result)),
          'upload-length': String(upload.length),
        }),
    }),

    takes('PATCH', '/api/v1/uploads/:id', {
      first: signedIn,
      asks: (request) => ({ args: [idIn(request), sentOn(request)] as [string, SentOn] }),
      load: async (context, id: string, _sent: SentOn) => loaded(context, await lockUpload(context.db, id)),
      allow,
      before: async (context, { upload, target, args }, [, sent]) => {
        const taken = await takeIn(context, upload, sent)
        const file = upload.result === null ? receivedFile(context, taken) : null
        const inspecting = file && target.inspect?.(context, file, args)
        const inspected = await inspecting?.catch((error) => forgetRefused(context, taken.upload, error))
        return { taken, file, inspected }
      },
      run: async (context, { upload, target, subject, args }, _args, { taken, file, inspected }) => {
        if (file === null || upload.result !== null) return { offset: taken.offset, upload, accepted: null }
        // It was given up meanwhile, and its bytes may be gone.
        if (upload.whole === null) refuse('uploadUnknown')
        const accepted = await target.accept(context, subject, file, args, inspected)
        await setResult(context.db, upload.id, accepted)
        return { offset: upload.length, upload, accepted }
      },
      record: ({ target, subject }, { accepted }) => (accepted ? target.record(subject, accepted) : null),
      mails: ({ target, subject }, { accepted }) =>
        accepted ? (target.mails?.(subject, accepted) ?? []) : [],
      announce: ({ target, subject }, { accepted }) => (accepted ? target.announce(subject, accepted) : []),
      wakes: ['scan', 'media'],
      answer: ({ offset, upload, accepted }) => {
        const taken = accepted ?? upload.result
        return empty({ ...standing(upload, offset), ...(taken && naming(taken)) })
      },
    }),

    takes('DELETE', '/api/v1/uploads/:id', {
      first: signedIn,
      asks: (request) => ({ args: [idIn(request)] as [string] }),
      load: async (context, id: string) => loaded(context, await lockUpload(context.db, id)),
      allow,
      before: ({ db, storage, uploads, log }, { upload }) =>
        uploads.writers.alone(db, upload, async () => {
          const key = await giveUp(db, upload.id)
          if (key !== null) await askedFor(log, () => storage.remove(key))
        }),
      run: async ({ db }, { upload }) => {
        if (upload.result === null) await removeUpload(db, upload.id)
        return null
      },
      record: nothing, // it never was anybody's document
      answer: () => empty(),
    }),
  ]
}

function receivedFile(context: Context, { whole, upload }: SentOnResult): ReceivedFile | null {
  if (whole === null) return null
  const { fileKey: key, header, length: size, name } = upload
  return { key, header, size, ...whole, name, isChecked: context.scanner !== null }
}

const empty = (headers: Readonly<Record<string, string>> = {}, status = 204): Served => ({
  body: '',
  type: 'text/plain',
  status,
  headers,
})

const standing = ({ expires }: Upload, offset: number) => ({
  'upload-offset': String(offset),
  'upload-expires': expires.toUTCString(),
})

/** Another one than it was sent with, where the room had that name. */
const naming = ({ name }: TakenFile) => ({ 'upload-name': encodeURIComponent(name) })

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function idIn({ params, headers }: FastifyRequest): string {
  ensureTus(headers)
  const { id } = params as { id: string }
  return uuid.test(id) ? id : refuse('uploadUnknown')
}

function ensureTus(headers: FastifyRequest['headers']): void {
  if (!speaksTus(headers)) refuse('uploadProtocolUnknown')
}

function sentOn({ headers, raw }: FastifyRequest): SentOn {
  if (headers['content-type'] !== 'application/offset+octet-stream') refuse('uploadTypeWrong')
  const offset = bytesIn(headers['upload-offset']) ?? refuse('uploadOffsetWrong')
  const checksum = checksumIn(headers['upload-checksum'])
  if (checksum === 'unreadable') refuse('uploadHeaderUnreadable', { values: { header: 'Upload-Checksum' } })
  return { offset, checksum, body: raw }
}

/** What is going to be sent, and to what: `?room=…` names a target by its kind. */
function creation(
  request: FastifyRequest,
  targets: readonly AnyTarget[],
  { largest }: { largest: number },
): [UploadTargetRef, Announced] {
  ensureTus(request.headers)
  const query = request.query as Record<string, unknown>
  const target = targets.find(({ kind }) => kind in query) ?? refuse('notFound')
  const parsed = target.args.safeParse(query)
  if (!parsed.success) refuse('notFound')
  const name = metadataIn(request.headers['upload-metadata'] as string | undefined)?.get('filename')
  if (name === undefined) refuse('uploadHeaderUnreadable', { values: { header: 'Upload-Metadata' } })
  const length = bytesIn(request.headers['upload-length'])
  if (length === null) refuse('uploadHeaderUnreadable', { values: { header: 'Upload-Length' } })
  if (length === 0) refuse('fileEmpty', { values: { name } })
  if (length > largest) refuse('fileTooLarge', { values: { largest: saySize(largest) } })
  return [
    { kind: target.kind, args: parsed.data },
    { name, length },
  ]
}

/** By which the files on their way to one target are counted. */
export const holderOf = ({ kind, args }: UploadTargetRef): string =>
  `${kind} ${String((args as Record<string, unknown>)[kind])}`

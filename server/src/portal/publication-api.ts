import { z } from 'zod'
import { exchange, NoReply, type Reply } from './exchange.ts'
import {
  type HandedNotice,
  type Portal,
  PortalFault,
  type PortalState,
  type PortalStatus,
  type SubmitAnswer,
} from './portal.ts'
import type { PortalSettings } from './portal-settings.ts'
import { failuresIn } from './svrl.ts'

/** Everything that changes between versions of the EU portal's Publication API. */
const api = {
  submit: '/v3/notices/submit',
  notices: (page: number) => `/v3/notices/?page=${page}&size=${pageSize}`,
  stop: (businessId: string) => `/v3/notices/${businessId}/stop-publication`,
  report: (businessId: string) => `/v3/notices/${businessId}/validation-report`,
  validation: '/v1/notices/validation',
  parts: { metadata: 'metadata', notice: 'notice' },
  authorization: (key: string) => ({ authorization: `Bearer ${key}` }),
  validationKey: (key: string) => ({ 'x-api-key': key }),
  alreadyThere: /same id and version already exists/i,
  states: {
    SUBMITTED: 'SUBMITTED',
    PUBLISHING: 'PUBLISHING',
    PUBLISHED: 'PUBLISHED',
    NOT_PUBLISHED: 'NOT_PUBLISHED',
    VALIDATION_FAILED: 'VALIDATION_FAILED',
    STOPPED: 'STOPPED',
  } satisfies Record<string, PortalState>,
} as const

const pageSize = 100
/** Ten thousand notices of one authority; whatever is older is not on its way any more. */
const mostPages = 100
const usualPatience = 60_000

const Submitted = z.object({ success: z.boolean() })
const Entry = z.object({
  noticeId: z.string(),
  version: z.coerce.number().int(),
  status: z.enum(api.states),
  publicationNumber: z.string().nullish(),
  publicationDate: z.string().nullish(),
})
/** An entry we do not look for need not be readable. */
const Entries = z.object({
  content: z.array(z.looseObject({ noticeId: z.string(), version: z.unknown() })),
  totalPages: z.int(),
})

/** The EU portal's Publication API. */
export function publicationApi(settings: PortalSettings, patience = usualPatience): Portal {
  const { url, validationUrl, key } = settings
  const ask = (path: string, request: RequestInit = {}, within = patience) =>
    exchange(`${url}${path}`, { ...request, headers: api.authorization(key) }, within)

  return {
    submit: async (notice) => {
      try {
        return answerIn(await ask(api.submit, { method: 'POST', body: formOf(notice) }))
      } catch (error) {
        if (error instanceof NoReply && !error.hasLeft)
          return { kind: 'later', problem: error.problem, after: null }
        if (error instanceof PortalFault) return { kind: 'uncertain', problem: error.problem }
        throw error
      }
    },

    status: async (businessId) => {
      const end = performance.now() + patience
      for (let page = 0; page < mostPages; page++) {
        const left = Math.max(1, Math.ceil(end - performance.now()))
        const { content, totalPages } = read(Entries, await ask(api.notices(page), {}, left))
        const entry = content.find((candidate) => nameOf(candidate) === businessId)
        if (entry) return statusIn(entry)
        if (page + 1 >= totalPages) return null
      }
      return null
    },

    stop: async (businessId) => {
      const reply = await ask(api.stop(businessId), { method: 'POST' })
      if (reply.status === 403) return 'tooLate'
      if (reply.status === 404) return 'unknown'
      ensureOk(reply)
      return 'stopped'
    },

    report: async (businessId) => {
      const reply = await ask(api.report(businessId))
      ensureOk(reply)
      return failuresIn(reply.text)
    },

    validate: async (xml) => {
      if (validationUrl === null) return null
      const body = { notice: Buffer.from(xml).toString('base64'), language: 'de', validationMode: 'static' }
      const headers = { 'content-type': 'application/json', ...api.validationKey(key) }
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      const reply = await exchange(`${validationUrl}${api.validation}`, request, patience)
      ensureOk(reply)
      return failuresIn(reply.text)
    },
  }
}

function formOf({ businessId, xml, authorEmail }: HandedNotice): FormData {
  const metadata = JSON.stringify({ noticeAuthorEmail: authorEmail, noticeAuthorLocale: 'de' })
  const form = new FormData()
  form.set(api.parts.metadata, new Blob([metadata], { type: 'application/json' }))
  form.set(api.parts.notice, new Blob([xml], { type: 'application/xml' }), `${businessId}.xml`)
  return form
}

function answerIn(reply: Reply): SubmitAnswer {
  const { status, text, retryAfter } = reply
  if (status === 201) return { kind: read(Submitted, reply).success ? 'accepted' : 'rejected' }
  if (status === 400) return { kind: 'refused', problem: 'incomplete' }
  if (status === 404) return { kind: 'refused', problem: 'standardRefused' }
  if (status === 401 || status === 403) return { kind: 'later', problem: 'keyRefused', after: null }
  if (status === 429) return { kind: 'later', problem: 'busy', after: retryAfter }
  if (status >= 500 && api.alreadyThere.test(text)) return { kind: 'known' }
  return { kind: 'uncertain', problem: status >= 500 ? 'failing' : 'unreadable' }
}

function statusIn(entry: unknown): PortalStatus {
  const parsed = Entry.safeParse(entry)
  if (!parsed.success) throw new PortalFault('unreadable', 'an entry is not as agreed')
  const { status, publicationNumber = null, publicationDate = null } = parsed.data
  return { state: api.states[status], publicationNumber, publicationDate }
}

const nameOf = ({ noticeId, version }: { noticeId: string; version: unknown }): string =>
  `${noticeId}-${String(version).padStart(2, '0')}`

function ensureOk({ status, retryAfter }: Reply): void {
  if (status === 200 || status === 201) return
  if (status === 429) throw new PortalFault('busy', 'too many requests', retryAfter)
  if (status === 401 || status === 403) throw new PortalFault('keyRefused', `answered ${status}`)
  throw new PortalFault(status >= 500 ? 'failing' : 'unreadable', `answered ${status}`)
}

function read<Thing>(schema: z.ZodType<Thing>, reply: Reply): Thing {
  ensureOk(reply)
  try {
    return schema.parse(JSON.parse(reply.text))
  } catch {
    throw new PortalFault('unreadable', 'the answer is not as agreed')
  }
}

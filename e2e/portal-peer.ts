import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How a submission ends. `…Kept` means that the portal has it although it does not say so. */
export type Submitting =
  | 'accept'
  | 'reject'
  | 'busy'
  | 'deny'
  | 'incomplete'
  | 'oldStandard'
  | 'fail'
  | 'failKept'
  | 'hang'
  | 'hangKept'
  | 'breakKept'
  | 'twice'
  | 'garbleKept'
  /** Says yes and forgets it. */
  | 'forget'
/** How any other question ends; `tell` answers it. */
export type Answering = 'tell' | 'busy' | 'deny' | 'fail' | 'hang' | 'garble'

type Kept = { status: string; report: string; publicationNumber?: string; publicationDate?: string }
export type Received = { businessId: string; authorEmail: string; xml: string; verdict: Submitting }

export const peerKey = 'schluessel-der-probe'
const retryAfterSeconds = 120

/** A portal that keeps to the Publication API's documentation, or breaks it as told. */
export type PortalPeer = {
  url: string
  /** Every submission that came in, in order. */
  received: Received[]
  /** How often the status was asked, a stop or a report requested. */
  counts: { status: number; stop: number; report: number; validation: number }
  /** What the next submissions and questions meet; after that they are taken and answered. */
  submitting: (...next: Submitting[]) => void
  answering: (...next: Answering[]) => void
  /** The report of what is rejected. */
  rejecting: (report: string) => void
  /** What the validation without submission finds. */
  objecting: (report: string) => void
  move: (businessId: string, status: string, published?: { number: string; date: string }) => void
  /** As if it had never come. */
  lose: (businessId: string) => void
  /** Fills the list with notices of others before ours. */
  crowd: (count: number) => void
  close: () => Promise<void>
}

export const reportOf = (
  ...failed: { rule: string; location: string; text: string; role?: string }[]
): string =>
  [
    '<?xml version="1.0"?><svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl">',
    ...failed.map(
      ({ rule, location, text, role = 'ERROR' }) =>
        `<svrl:failed-assert id="${rule}" role="${role}" location="${location}" test="false()"><svrl:text>${text}</svrl:text></svrl:failed-assert>`,
    ),
    '</svrl:schematron-output>',
  ].join('\n')

const usualReport = reportOf({ rule: 'BR-BT-00021-0101', location: '/ContractNotice', text: 'Titel fehlt' })

export async function startPortalPeer(port = 0): Promise<PortalPeer> {
  const notices = new Map<string, Kept>()
  const received: Received[] = []
  const counts = { status: 0, stop: 0, report: 0, validation: 0 }
  let submissions: Submitting[] = []
  let answers: Answering[] = []
  let objections = reportOf()
  let rejection = usualReport

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error))
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
    const body = await buffer(request)
    if (pathname === '/v1/notices/validation') return validate(request, response, body)
    if (request.headers.authorization !== `Bearer ${peerKey}`) return send(response, 401)
    if (request.method === 'POST' && pathname === '/v3/notices/submit') return submit(request, response, body)
    const how = answers.shift() ?? 'tell'
    if (request.method === 'GET' && pathname === '/v3/notices/') {
      counts.status++
      return how === 'tell' ? list(response, searchParams) : misbehave(response, how)
    }
    const [, businessId = '', question] = /^\/v3\/notices\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
    if (question === 'stop-publication') counts.stop++
    if (question === 'validation-report') counts.report++
    if (how !== 'tell') return misbehave(response, how)
    const kept = notices.get(businessId)
    if (!kept) return send(response, 404)
    if (question === 'validation-report') return send(response, 200, kept.report, 'application/xml')
    if (kept.status !== 'SUBMITTED') return send(response, 403)
    kept.status = 'STOPPED'
    return send(response, 200)
  }

  async function submit(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const [metadata, notice] = [form.get('metadata'), form.get('notice')]
    if (!(metadata instanceof Blob) || !(notice instanceof Blob)) return send(response, 400)
    const { noticeAuthorEmail, noticeAuthorLocale } = JSON.parse(await metadata.text())
    if (!noticeAuthorEmail || noticeAuthorLocale !== 'de') return send(response, 400)
    const xml = await notice.text()
    const id = /<cbc:ID schemeName="notice-id">([^<]+)</.exec(xml)?.[1]
    const version = /<cbc:VersionID>(\d\d)</.exec(xml)?.[1]
    if (!id || !version) return send(response, 500, 'parsing error')
    const businessId = `${id}-${version}`
    const verdict = submissions.shift() ?? 'accept'
    received.push({ businessId, authorEmail: noticeAuthorEmail, xml, verdict })
    if (notices.has(businessId))
      return send(response, 500, 'notice with the same id and version already exists')
    const keeps = ['accept', 'twice', 'failKept', 'hangKept', 'breakKept', 'garbleKept'].includes(verdict)
    if (keeps) notices.set(businessId, { status: 'SUBMITTED', report: reportOf() })
    if (verdict === 'reject') notices.set(businessId, { status: 'VALIDATION_FAILED', report: rejection })
    return answerSubmission(response, verdict)
  }

  async function answerSubmission(response: ServerResponse, verdict: Submitting): Promise<void> {
    const told = (success: boolean) =>
      JSON.stringify({ success, validationReportUrl: 'https://peer.example/report' })
    switch (verdict) {
      case 'accept':
      case 'forget':
        return send(response, 201, told(true))
      case 'reject':
        return send(response, 201, told(false))
      case 'twice': {
        const text = told(true)
        const whole = `HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
        response.socket?.end(whole + whole)
        return
      }
      case 'busy':
        return misbehave(response, 'busy')
      case 'deny':
        return send(response, 403)
      case 'incomplete':
        return send(response, 400)
      case 'oldStandard':
        return send(response, 404)
      case 'fail':
      case 'failKept':
        return send(response, 500, 'internal error')
      case 'garbleKept':
        return send(response, 201, '<html>')
      case 'breakKept':
        response.socket?.destroy()
        return
      case 'hang':
      case 'hangKept':
    }
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 10)]
    const entries = [...notices].map(([businessId, { report: _separate, ...kept }]) => ({
      noticeId: businessId.slice(0, -3),
      version: businessId.slice(-2),
      ...kept,
    }))
    const content = entries.slice(page * size, (page + 1) * size)
    send(response, 200, JSON.stringify({ content, totalPages: Math.ceil(entries.length / size) }))
  }

  function validate(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    counts.validation++
    if (request.headers['x-api-key'] !== peerKey) return send(response, 401)
    const { notice } = JSON.parse(body.toString()) as { notice: string }
    if (!Buffer.from(notice, 'base64').toString().includes('<')) return send(response, 400)
    send(response, 200, objections, 'application/xml')
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    counts,
    submitting: (...next) => {
      submissions = next
    },
    answering: (...next) => {
      answers = next
    },
    rejecting: (report) => {
      rejection = report
    },
    objecting: (report) => {
      objections = report
    },
    move: (businessId, status, published) => {
      const kept = notices.get(businessId) ?? { status, report: reportOf() }
      notices.set(businessId, {
        ...kept,
        status,
        ...(published && { publicationNumber: published.number, publicationDate: published.date }),
      })
    },
    lose: (businessId) => void notices.delete(businessId),
    crowd: (count) => {
      for (let n = 0; n < count; n++)
        notices.set(`${crypto.randomUUID()}-01`, { status: 'PUBLISHED', report: reportOf() })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(response: ServerResponse, how: Exclude<Answering, 'tell'>): void {
  if (how === 'busy') response.setHeader('retry-after', String(retryAfterSeconds))
  if (how === 'busy') return send(response, 429)
  if (how === 'deny') return send(response, 403)
  if (how === 'fail') return send(response, 500)
  if (how === 'garble') return send(response, 200, '{"content":')
}

function send(response: ServerResponse, status: number, body = '', type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import type { FastifyRequest } from 'fastify'
import { noConnection } from '../rpc/method.ts'
import { runRead } from '../rpc/read-call.ts'
import type { Course } from '../tenders/course/test-course.ts'
import { documentRoutes } from './documents.routes.ts'
import { drawnText } from './test-drawn-text.ts'

/** What is written in a PDF, without blanks: long words run over several lines. */
export const lettersIn = (pdf: Buffer): string =>
  drawnText(pdf)
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '')

/** What somebody reads who asks for a document and opens its address. */
export async function paperFor(course: Course, email: string, request: PdfRequest): Promise<string> {
  const link = await course.call(email, 'createPDFAndGetDownloadLink', request)
  const [route] = documentRoutes
  if (route?.kind !== 'serves') throw new Error('documents are served')
  const permit = new URL(link, 'http://localhost').searchParams.get('permit')
  const { args, session = null } = await route.asks(
    { query: { permit } } as FastifyRequest,
    course.house,
    course.now,
  )
  const outcome = await runRead(course.house, route.read, {
    caller: { session, address: 'test', language: 'de', connection: noConnection },
    call: { method: route.path, now: course.now },
    args,
    secret: false,
    encode: (result) => result,
  })
  if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), { data: outcome.error.data })
  return lettersIn(await buffer((outcome.result as { body: Readable }).body))
}

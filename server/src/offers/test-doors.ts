import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { demoPassword } from '../../../demo/people.ts'
import { dataRoutesOf } from '../assembly/routes.ts'
import type { Route, Served } from '../http/route.ts'
import { runChange } from '../rpc/change-call.ts'
import { noConnection } from '../rpc/method.ts'
import { runRead } from '../rpc/read-call.ts'
import type { Session } from '../rpc/session.ts'
import type { Course } from '../tenders/course/test-course.ts'

export type Request = {
  verb?: Route['verb']
  headers?: Record<string, string>
  body?: Readable
  /** When its last byte was read, where that is later than when it began. */
  arrived?: () => Date
}
export type Answer = { refused: ExceptionType | null; message: string; bytes: Buffer; served: Served | null }

/** The routes for files at the course's own time; everything but the wire is as it is at the door. */
export function doorsOf(course: Course) {
  const sessions = new Map<string, Promise<Session | null>>()
  async function enter(email: string): Promise<Session | null> {
    const { token } = await course.newcomer().call('login', email, demoPassword)
    return course.house.sessions.open(token, course.now)
  }
  function sessionOf(email: string | null): Promise<Session | null> {
    if (email === null) return Promise.resolve(null)
    const known = sessions.get(email) ?? enter(email)
    sessions.set(email, known)
    return known
  }

  /** What somebody is answered there; a signed address says itself who asks. */
  return async (
    email: string | null,
    address: string,
    { verb = 'GET', headers = {}, body = Readable.from([]), arrived }: Request = {},
  ): Promise<Answer> => {
    const { house, now } = course
    const url = new URL(address, 'http://haus.example')
    const found = dataRoutesOf(house.config).flatMap((route) => {
      const params = route.verb === verb ? paramsIn(route.path, url.pathname) : null
      return params ? [{ route, params }] : []
    })[0]
    if (!found) throw new Error(`there is no ${verb} ${url.pathname}`)
    const { route, params } = found
    const query = Object.fromEntries(url.searchParams)
    const request = { params, query, headers, raw: Object.assign(body, { headers }), url: address, body }
    if (route.kind === 'servesEveryone') throw new Error('no door of offers is open to everyone')
    const asked = await route.asks(request as never, house, now)
    const session = asked.session === undefined ? await sessionOf(email) : asked.session
    const prepared = {
      caller: { session, address: 'test', language: 'de', connection: noConnection } as const,
      call: { method: route.path, params: [address], now },
      args: asked.args,
      secret: false,
      encode: route.kind === 'takes' ? route.answer : (served: unknown) => served,
      ...(arrived && { arrived }),
    }
    const outcome =
      route.kind === 'takes'
        ? await runChange(house, route.change, prepared)
        : await runRead(house, route.read, prepared)
    if ('error' in outcome) {
      const { data, message } = outcome.error
      if (!data) throw new Error(message)
      return {
        refused: data.exceptionTypeName as ExceptionType,
        message,
        bytes: Buffer.alloc(0),
        served: null,
      }
    }
    const served = outcome.result as Served
    const content = served.body
    const bytes = content instanceof Readable ? await buffer(content) : Buffer.from(content)
    return { refused: null, message: '', bytes, served }
  }
}
export type Doors = ReturnType<typeof doorsOf>

function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const [expected, given] = [pattern.split('/'), path.split('/')]
  if (expected.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

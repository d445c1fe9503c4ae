import type { MethodName } from '@allmende/domain/contract.ts'
import { demoPassword } from '../../../demo/people.ts'
import { createCalls, type Outcome } from '../rpc/calls.ts'
import { noConnection } from '../rpc/method.ts'
import type { Course } from '../tenders/course/test-course.ts'

/** Calls with ids of one's own, as a browser makes them; each arrives when it is said to. */
export async function senderOf(course: Course, email: string, house = course.house) {
  const run = createCalls(house)
  const login = await course.newcomer().call('login', email, demoPassword)
  const session = await house.sessions.open(login.token, course.now)
  return (id: string, method: MethodName, params: unknown[], now = course.now): Promise<Outcome> =>
    run({ session, address: 'test', language: 'de', connection: noConnection }, { id, method, params, now })
}

/** How a call ended: done, or with which kind of no. */
export const endingOf = (outcome: Outcome): string =>
  'result' in outcome ? 'done' : (outcome.error.data?.exceptionTypeName ?? outcome.error.message)

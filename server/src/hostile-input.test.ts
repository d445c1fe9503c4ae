import { contract, type MethodName } from '@allmende/domain/contract.ts'
import type { Method } from '@allmende/domain/method.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { asJson, hostileArgs, seeded } from './test-hostile-args.ts'
import { givenPlatform, logIn } from './test-platform.ts'

const platform = givenPlatform()
const perMethod = 40

const callers = {
  visitor: null,
  bidder: 'dora@deich-erdbau.example',
  staff: 'anna.amt@allmende.example',
  admin: 'admin@allmende.example',
} as const
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const [caller, email] of Object.entries(callers))
    if (email) tokens.set(caller, await logIn(platform.current.url, email))
})

type Answer = { error?: { code: number; message: string } }

async function post(caller: string, body: string): Promise<Answer | Answer[]> {
  const headers = { 'x-auth-token': tokens.get(caller) ?? '' }
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, { method: 'POST', headers, body })
  return (await answer.json()) as Answer | Answer[]
}

const call = (method: string, params: unknown) => asJson({ jsonrpc: '2.0', id: 1, method, params })

/** One by one where the method stands alone, else in batches. */
async function answersTo(caller: string, calls: readonly string[], alone: boolean): Promise<Answer[]> {
  if (alone) return (await Promise.all(calls.map((one) => post(caller, one)))).flat()
  const answers: Answer[] = []
  for (let start = 0; start < calls.length; start += 10)
    answers.push(...[await post(caller, `[${calls.slice(start, start + 10).join(',')}]`)].flat())
  return answers
}

/** What would end the caller's own session, and with it the point of the rest. */
const isFarewell = (name: MethodName) => name === 'logout'

describe.each(Object.keys(callers))('whatever a %s sends, it is answered and nothing fails:', (caller) => {
  const names = (Object.keys(contract) as MethodName[]).filter((name) => !isFarewell(name))

  test.each(names)('%s', async (name) => {
    const { args, secret = false } = contract[name] as Method
    const random = seeded(name.length * 7919 + caller.length)
    const sent = Array.from({ length: secret ? perMethod / 4 : perMethod }, () =>
      call(name, hostileArgs(args, random)),
    )
    const answers = await answersTo(caller, sent, secret)
    expect(answers).toHaveLength(sent.length)
    const failed = answers.flatMap(({ error }, index) => (error?.code === -32603 ? [sent[index]] : []))
    expect(failed).toEqual([])
  })
})

test('the callers are still who they were', async () => {
  for (const [caller, email] of Object.entries(callers))
    expect(await post(caller, call('isAuthenticated', []))).toMatchObject({ result: email !== null })
})

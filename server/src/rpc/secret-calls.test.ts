import { contract } from '@allmende/domain/contract.ts'
import type { Method, Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { givenPlatform } from '../test-platform.ts'
import { methodsOf, nothing } from './method.ts'
import { standingClock } from './test-clock.ts'

type Answer = { id: number; result?: unknown; error?: { code: number; message: string; data?: object } }

async function batch(url: string, calls: [string, ...unknown[]][]): Promise<Answer[]> {
  const body = calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', method, params, id }))
  const answer = await fetch(`${url}/api/v1/rpc`, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as Answer[]
}

describe('calls about passwords, codes and tokens', () => {
  const platform = givenPlatform()
  const secrets = Object.entries<Method>(contract).flatMap(([name, { secret }]) => (secret ? [name] : []))

  test('are these', () => {
    expect(secrets.toSorted()).toEqual([
      'authenticate',
      'changePassword',
      'changeTwoFactorConfig',
      'confirmEmail',
      'createFirstAdmin',
      'getBrowserMark',
      'getFirstAdminSetup',
      'getPasswordLink',
      'getTwoFactorKey',
      'getTwoFactorQRCode',
      'login',
      'logout',
      'registerOrganization',
      'resendEmail',
      'resendRegistrationMail',
      'sendPasswordResetMail',
    ])
  })

  test('are each refused in their place of a batch; what stands beside them is answered', async () => {
    const calls = secrets.flatMap((name): [string][] => [[name], ['isAuthenticated']])
    const answers = await batch(platform.current.url, calls)
    expect(answers).toEqual(
      calls.map(([name], id) =>
        name === 'isAuthenticated'
          ? { jsonrpc: '2.0', id, result: false }
          : {
              jsonrpc: '2.0',
              id,
              error: {
                code: -32600,
                message: 'Invalid Request',
                data: {
                  exceptionTypeName: 'AccessDeniedException',
                  message: 'Dieser Aufruf ist nur einzeln möglich, nicht in einem Stapel.',
                },
              },
            },
      ),
    )
  })

  test('are refused there like filings, also in a long message, which another thread reads', async () => {
    for (const reason of ['', 'x'.repeat(70_000)]) {
      const answers = await batch(platform.current.url, [
        ['updateOfferStage', 1, 1, null, reason],
        ['isAuthenticated'],
      ])
      const message = expect.stringContaining('nur einzeln möglich')
      expect(answers).toMatchObject([{ error: { code: -32600, data: { message } } }, { result: false }])
    }
  })

  test('count no attempt there and open no session', async () => {
    const { db } = platform.current.database
    await batch(platform.current.url, [
      ['login', 'anna.amt@allmende.example', 'guess'],
      ['login', 'anna.amt@allmende.example', 'wiese-am-fluss-7'],
    ])
    expect(await db.selectFrom('loginAttempts').select('id').execute()).toEqual([])
    expect(await db.selectFrom('sessions').select('userEmail').execute()).toEqual([])
  })
})

describe('a call that takes at least some time', () => {
  const evenly = {
    ask: { kind: 'change', args: z.tuple([]), result: z.null() },
  } as const satisfies Methods
  const { change } = methodsOf<typeof evenly>()
  const ask = change('ask', {
    load: async () => ({}),
    allow: everyone,
    run: async () => null,
    record: nothing,
    takesAtLeast: 200,
  })
  const clock = standingClock()
  const platform = givenPlatform({ offer: { contract: evenly, methods: [ask], clock } })

  test('takes it from when it began itself, not from when its message came', async () => {
    await batch(platform.current.url, [['ask'], ['ask'], ['ask']])
    expect(clock.waits).toEqual([200, 200, 200])
  })
})

import { expect, test } from 'vitest'
import { givenPlatform, logIn } from '../test-platform.ts'

const platform = givenPlatform()

async function answerTo(method: string, params: string, token?: string) {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: `{"jsonrpc":"2.0","method":"${method}","params":${params},"id":1}`,
    headers: { 'accept-language': 'de', ...(token ? { 'x-auth-token': token } : {}) },
  })
  const text = await answer.text()
  return { length: text.length, ...(JSON.parse(text) as { error?: { message: string } }) }
}
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n.toString(36)}":{}`).join(',')

test('who may not call a method is not read, however much she says', async () => {
  let value = `{"contentId":"x","stringValue":"a","translations":{${keys(2500)}}}`
  for (let depth = 0; depth < 20; depth++) value = `{"contentId":"g","children":[${value}]}`
  const answer = await answerTo('createProject', `[{"templateId":"EU-19","type":0,"panels":[${value}]}]`)
  expect(answer.error?.message).toBe('Bitte melden Sie sich an.')
})

test('more values than anybody needs are not read either', async () => {
  const token = await logIn(platform.current.url, 'dora@deich-erdbau.example')
  const tooMany = { message: 'Das sind zu viele Angaben auf einmal.' }
  const settings = `[{"email":"dora@deich-erdbau.example","settings":{${keys(60_000)}}}]`
  expect((await answerTo('updateUser', settings, token)).error).toMatchObject(tooMany)
  const company = `[{"name":"X","additionalFields":[${Array(6000).fill('{}').join(',')}]},{}]`
  expect((await answerTo('registerOrganization', company)).error).toMatchObject(tooMany)
})

test('of many faults only some are told', async () => {
  const token = await logIn(platform.current.url, 'dora@deich-erdbau.example')
  const settings = `[{"email":"dora@deich-erdbau.example","version":1,"settings":{${keys(15_000)}}}]`
  expect((await answerTo('updateUser', settings, token)).length).toBeLessThan(20_000)
  let value = `{"contentId":"x"}`
  value = Array(1500).fill(value.replace('x', '')).join(',')
  const organization = `[{"name":"X","forms":[{"templateId":"F-1","version":1,"panels":[${value}]}]},{}]`
  expect((await answerTo('registerOrganization', organization)).length).toBeLessThan(50_000)
})

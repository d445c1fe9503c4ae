import { expect, test } from 'vitest'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { givenPlatform } from '../test-platform.ts'
import { german, personAt, sendForm, toldBy } from './test-room.ts'
import { call, randomContent, type Sender, tus } from './test-uploads.ts'

const platform = givenPlatform({
  config: {
    files: {
      s3: null,
      limits: { largest: 500_000, perRoom: 9e5, perOrganization: 1_000_000, perTempRoom: 1e6, reserve: 0 },
    },
  },
})

test('what the people of one bidder have uploaded to send along counts together, in however many rooms', async () => {
  const at = (email: string) => personAt(platform.current.url, email)
  const [ours, theirs, others] = [await at(dora), await at(emil), await at(fritz)]
  const tooMuch = [409, expect.stringMatching(/Anhängen ablegt, umfasst zusammen höchstens 1 MB/)]
  const sending = async (sender: Sender, size: number) =>
    toldBy(await sendForm(sender, 'temp', { 'anhang.bin': randomContent(size) }))
  const target = async (sender: Sender) => (await call(sender, 'getUploadLink', 'temp')).result
  const taken = [200, expect.any(String)]
  expect(await sending(ours, 400_000)).toEqual(taken)
  expect(await sending(theirs, 400_000)).toEqual(taken)
  expect(await sending(ours, 300_000)).toEqual(tooMuch)
  expect(await sending(others, 300_000)).toEqual(taken)
  // What is on its way to one room counts in the others.
  expect((await tus(theirs).create(await target(theirs), 'unterwegs.bin', 150_000)).status).toBe(201)
  expect(await toldBy(await tus(ours).create(await target(ours), 'x.bin', 100_000, german))).toEqual(tooMuch)
  expect((await tus(ours).create(await target(ours), 'x.bin', 50_000)).status).toBe(201)
})

test('what an authority uploads to send along counts in its own room alone', async () => {
  const anna = await personAt(platform.current.url)
  for (let round = 0; round < 3; round++)
    expect((await sendForm(anna, 'temp', { 'anhang.bin': randomContent(450_000) })).status).toBe(200)
})

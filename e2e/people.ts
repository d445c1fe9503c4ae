import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { demoPassword } from '../demo/people.ts'

/** The demo accounts by their fixture's name. */
export const people = {
  admin: 'admin@allmende.example',
  anna: 'anna.amt@allmende.example',
  bernd: 'bernd.bau@allmende.example',
  clara: 'clara.kaemmerei@allmende.example',
  dora: 'dora@deich-erdbau.example',
  emil: 'emil@deich-erdbau.example',
  fritz: 'fritz@geest-energie.example',
  gesa: 'gesa@wesermarsch-hafenbau.example',
  hinnerk: 'hinnerk@nordlicht-gastronomie.example',
  imke: 'imke@moorblick-solar.example',
  zwei: 'zwei.faktor@allmende.example',
} as const
export type Person = keyof typeof people

export const tokenKey = 'allmende.token'

// Failed logins are counted per address: a story that types wrong passwords must not slow the fixtures of another.
const loginAddress = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}

/** Logs in as the browser's form does and gives the session's token. */
export async function loginToken(serverUrl: string, person: Person): Promise<string> {
  const form = new URLSearchParams({ username: people[person], password: demoPassword }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: serverUrl }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const call = request(
    `${serverUrl}/api/v1/login`,
    { method: 'POST', headers, ...loginAddress },
    async (answer) => {
      const token = answer.headers['x-auth-token']
      const body = await text(answer)
      if (answer.statusCode === 200 && typeof token === 'string') resolve(token)
      else reject(new Error(`${people[person]} could not log in: ${answer.statusCode} ${body}`))
    },
  )
  call.once('error', reject).end(form)
  return promise
}

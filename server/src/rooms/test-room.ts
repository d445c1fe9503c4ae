import { logIn } from '../test-platform.ts'
import { bytesAt, call, type Sender, sha256, tus } from './test-uploads.ts'

export type Listed = { id: number; name: string; size: number; sha256: string; state: string }

/** Somebody of the demo at one server. */
export const personAt = async (url: string, email = 'anna.amt@allmende.example'): Promise<Sender> => ({
  url,
  token: await logIn(url, email),
})

/** Makes a room of a demo tender. */
export async function newRoom(sender: Sender, name = 'Prüfraum'): Promise<number> {
  const room = { name, description: 'Nur für Tests', projectId: 1, type: 'CLIENT' }
  return (await call(sender, 'createRoom', room)).result.id
}

/** One room as one person sees it. */
export function roomAt(sender: Sender, id: number) {
  const documents = async (): Promise<Listed[]> => (await call(sender, 'listDocuments', id)).result
  const linkTo = async (name: string): Promise<string> =>
    (await call(sender, 'getDownloadLink', id, name)).result
  return {
    target: `/api/v1/uploads?room=${id}`,
    documents,
    named: async (name: string) => (await documents()).find((one) => one.name === name),
    linkTo,
    /** What it is when it is fetched. */
    fetchedSum: async (name: string) => sha256((await bytesAt(sender, await linkTo(name))).bytes),
    /** What somebody is told who fetches it and gets nothing. */
    toldAbout: async (name: string) =>
      toldBy(await fetch(new URL(await linkTo(name), sender.url), { headers: german })),
    /** Begins an upload and says where it goes on. */
    begin: async (name: string, length: number): Promise<string> => {
      const answer = await tus(sender).create(`/api/v1/uploads?room=${id}`, name, length)
      return answer.headers.get('location') ?? `refused with ${answer.status}`
    },
    sendForm: (files: Record<string, Buffer>) => sendForm(sender, id, files),
  }
}

export type TestRoom = ReturnType<typeof roomAt>

export const german = { 'accept-language': 'de' }

/** Sends files as browsers send a form. */
export function sendForm(sender: Sender, room: number | 'temp', files: Record<string, Buffer>) {
  const form = new FormData()
  for (const [name, content] of Object.entries(files))
    form.append('file[]', new Blob([content as never]), name)
  return fetch(`${sender.url}/api/v1/files/${room}`, {
    method: 'POST',
    headers: { 'x-auth-token': sender.token, ...german },
    body: form,
  })
}

/** The status of an answer and its sentence. */
export async function toldBy(answer: Response): Promise<[number, string]> {
  const text = await answer.text()
  return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text]
}

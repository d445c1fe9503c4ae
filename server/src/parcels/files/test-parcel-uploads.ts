import { randomUUID } from 'node:crypto'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { logIn } from '../../test-platform.ts'
import { german } from '../../rooms/test-room.ts'
import { call, type Sender, sendByTus } from '../../rooms/test-uploads.ts'

export const senderAt = async (url: string, email = 'clara.kaemmerei@allmende.example'): Promise<Sender> => ({
  url,
  token: await logIn(url, email),
})

export const emptyFolder = (name: string, more: Partial<Folder> = {}): Folder => ({
  name,
  created: '2026-10-01T08:00:00.000Z',
  children: [],
  contents: [],
  archive: [],
  ...more,
})

/** Throws what was answered instead of a result. */
export async function asked<Result>(sender: Sender, method: string, ...params: unknown[]): Promise<Result> {
  const { result, error } = await call(sender, method, ...params)
  if (error) throw new Error(error.message)
  return result as Result
}

/** A parcel as one person of the staff works with it. */
export function parcelAt(sender: Sender, id: number) {
  const parcel = () => asked<Property & { version: number; files: Folder[] }>(sender, 'getPropertyById', id)
  const change = async (facts: object) =>
    asked<Property & { version: number; files: Folder[] }>(sender, 'updateProperty', {
      id,
      version: (await parcel()).version,
      ...facts,
    })
  return {
    id,
    parcel,
    change,
    /** Sends a document, into a folder where one is named; says what it is known by. */
    send: async (
      name: string,
      content: string | Buffer,
      place: { folder?: string; replaces?: string } = {},
      serverId: string = randomUUID(),
    ): Promise<string> => {
      const target = await asked<string>(sender, 'getPropertyUploadLink', id, 'document', serverId, place)
      await sendByTus(sender, target, name, Buffer.from(content))
      return serverId
    },
    sendForm: (files: Record<string, string>, field = 'files') => {
      const form = new FormData()
      for (const [name, content] of Object.entries(files)) form.append(field, new Blob([content]), name)
      return fetch(`${sender.url}/api/v1/files/gis/document/${id}`, {
        method: 'POST',
        headers: { 'x-auth-token': sender.token, ...german },
        body: form,
      })
    },
    folder: async (name: string): Promise<Folder> => {
      const found = (await parcel()).files.find((folder) => folder.name === name)
      if (!found) throw new Error(`no folder ${name}`)
      return found
    },
    /** Puts a file away. */
    archive: async (serverId: string) => {
      const { files } = await parcel()
      const put = (folders: Folder[]): Folder[] =>
        folders.map((folder) => {
          const isThat = (file: ParcelFile) => file.serverId === serverId
          return {
            ...folder,
            children: put(folder.children),
            contents: folder.contents.filter((file) => !isThat(file)),
            archive: [...folder.archive, ...folder.contents.filter(isThat)],
          }
        })
      await change({ files: put(files) })
    },
  }
}

/** A new parcel with these folders. */
export async function newParcel(
  sender: Sender,
  folders: readonly Folder[],
  facts: object = {},
  name = 'Weide',
) {
  const place = { name: `Ort ${randomUUID()}`, latitude: 53.21, longitude: 8.93 }
  const location = await asked<number>(sender, 'createLocation', place)
  const parcel = parcelAt(sender, await asked<number>(sender, 'createProperty', name, location))
  await parcel.change({ files: folders, ...facts })
  return parcel
}

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './s3-bucket.ts'
import { isForbidden, isNotOffered } from './s3-errors.ts'
import { StorageDown } from './storage.ts'

export type Upload = { name: string; id: string; begun: Date }

const etagOf = (ETag: string | undefined): string => {
  if (!ETag) throw new StorageDown('The bucket took a part and did not say which')
  return ETag
}

/** Multipart uploads, by which a bucket makes one object of several. */
export function uploadsOf({ client, bounded, at, bytes }: Bucket) {
  const { Bucket, Key: prefix } = at('')
  let copiesParts = true
  let tellsUploads = true

  const copied = (name: string, id: string, number: number, source: string): Promise<string> =>
    bounded(async (limit) => {
      const part = {
        ...at(name),
        UploadId: id,
        PartNumber: number,
        CopySource: `${Bucket}/${prefix}${source}`,
      }
      const { CopyPartResult } = await client.send(new UploadPartCopyCommand(part), limit)
      return etagOf(CopyPartResult?.ETag)
    })

  const carried = async (name: string, id: string, number: number, source: string): Promise<string> => {
    const Body = await bytes(source)
    return bounded(async (limit) => {
      const part = { ...at(name), UploadId: id, PartNumber: number, Body }
      const { ETag } = await client.send(new UploadPartCommand(part), limit)
      return etagOf(ETag)
    })
  }

  return {
    begin: (name: string): Promise<string> =>
      bounded(async (limit) => {
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(name)), limit)
        if (!UploadId) throw new StorageDown('The bucket began an upload and did not say which')
        return UploadId
      }),
    /** Takes an object as a part: by the server's own copy, or by way of us where it cannot. */
    async add(name: string, id: string, number: number, source: string): Promise<string> {
      if (!copiesParts) return carried(name, id, number, source)
      try {
        return await copied(name, id, number, source)
      } catch (error) {
        if (!isNotOffered(error)) throw error
        copiesParts = false
        return carried(name, id, number, source)
      }
    },
    complete: (name: string, id: string, etags: readonly string[]): Promise<unknown> =>
      bounded((limit) => {
        const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
        const upload = { ...at(name), UploadId: id, MultipartUpload: { Parts } }
        return client.send(new CompleteMultipartUploadCommand(upload), limit)
      }),
    abort: (name: string, id: string): Promise<unknown> =>
      bounded((limit) => client.send(new AbortMultipartUploadCommand({ ...at(name), UploadId: id }), limit)),
    /** Those that were begun and not completed; none where the server does not tell, or not us. */
    async list(below: string): Promise<Upload[]> {
      const uploads: Upload[] = []
      if (!tellsUploads) return uploads
      try {
        for await (const { Key, UploadId, Initiated } of pendingBelow(below))
          if (Key && UploadId)
            uploads.push({ name: Key.slice(prefix.length), id: UploadId, begun: Initiated ?? new Date() })
      } catch (error) {
        if (!isNotOffered(error) && !isForbidden(error)) throw error
        tellsUploads = false
      }
      return uploads
    },
  }

  async function* pendingBelow(below: string): AsyncGenerator<MultipartUpload> {
    let next: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {}
    while (next) {
      const asked: ListMultipartUploadsCommandInput = { Bucket, Prefix: prefix + below, ...next }
      const page: ListMultipartUploadsCommandOutput = await bounded((limit) =>
        client.send(new ListMultipartUploadsCommand(asked), limit),
      )
      yield* page.Uploads ?? []
      const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
      next = IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : null
    }
  }
}

export type Uploads = ReturnType<typeof uploadsOf>

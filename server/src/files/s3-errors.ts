import { FileMissing, StorageDown, StorageFull } from './storage.ts'

type Said = { name: string; status: number | undefined }

function saidBy(error: unknown): Said {
  if (!(error instanceof Error)) return { name: '', status: undefined }
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return { name: error.name, status: $metadata?.httpStatusCode }
}

const isAboutOneFile = ({ name, status }: Said): boolean =>
  (status === 404 && name !== 'NoSuchBucket' && name !== 'NoSuchUpload') || name === 'NoSuchKey'

/** What an error of the bucket means to whoever uses the storage. */
export function s3Fault(error: unknown): Error {
  if (error instanceof FileMissing || error instanceof StorageFull || error instanceof StorageDown)
    return error
  const said = saidBy(error)
  if (said.status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/i.test(said.name))
    return new StorageFull('The bucket of the files is full', { cause: error })
  if (isAboutOneFile(said)) return new FileMissing('There is no such file in the bucket', { cause: error })
  if (said.status === 416) return new FileMissing('The file in the bucket has fewer bytes', { cause: error })
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new StorageDown(`The bucket of the files cannot be asked: ${message}`, { cause: error })
}

const causeOf = (error: unknown): Said => saidBy(error instanceof StorageDown ? error.cause : error)

/** The server does not offer what was asked of it. */
export function isNotOffered(error: unknown): boolean {
  const { name, status } = causeOf(error)
  return status === 501 || status === 405 || name === 'NotImplemented' || name === 'MethodNotAllowed'
}

export const isForbidden = (error: unknown): boolean => causeOf(error).status === 403

/** Something that was to be made only where there is none is there, or being made by somebody else. */
export function isTaken(error: unknown): boolean {
  const { status } = causeOf(error)
  return status === 412 || status === 409
}

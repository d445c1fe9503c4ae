import { FileMissing, StorageDown, StorageFull } from './storage.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
export const isThere = (error: unknown): boolean => codeOf(error) === 'EEXIST'

/** What an error of the file system means to whoever uses the storage; anything else is a bug and stays one. */
export function diskFault(error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined || !(error instanceof Error) || !('syscall' in error)) return error
  if (code === 'ENOENT') return new FileMissing('There is no such file in the folder', { cause: error })
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StorageFull('The folder of the files is full', { cause: error })
  return new StorageDown(`The folder of the files cannot be used: ${error.message}`, { cause: error })
}

/** Null where what was asked for is not there. */
export const orNull = async <Found>(asked: Promise<Found>): Promise<Found | null> => {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { call } from '../../rpc/call.ts'
import { useSaved } from '../../ui/useSaved.ts'
import { texts } from './files.texts.ts'

/** Saves one file. */
export function useFileDownload(parcelId: number): (file: ParcelFile) => void {
  const { mutate } = useSaved<ParcelFile>(
    ({ serverId }) => call('getPropertyFileLink', parcelId, serverId),
    texts.notDownloaded,
  )
  return mutate
}

/** Saves a folder with all in it, or all folders where the path is empty. */
export function useFolderZip(parcelId: number) {
  const { mutate, isPending } = useSaved<string>(
    (path) => call('getFolderZipLink', parcelId, path),
    texts.noZip,
  )
  return { isPending, save: mutate }
}

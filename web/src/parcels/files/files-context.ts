import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { createContext } from 'react'

/** Whose folders these are, and what whoever looks at them may do. */
export type FilesOfParcel = {
  parcelId: number
  tree: readonly Folder[]
  /** Sees archives, and what is public. */
  isInside: boolean
  isWritable: boolean
  /** Staff looks at what visitors see: an archive would hold what they do not get. */
  isPreview: boolean
  /** Nobody outside sees any of them, whatever their marks are. */
  isHidden: boolean
}

export const FilesContext = createContext<FilesOfParcel>({
  parcelId: 0,
  tree: [],
  isInside: false,
  isWritable: false,
  isPreview: false,
  isHidden: false,
})

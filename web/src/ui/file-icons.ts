import {
  IconFile,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconFileTypeZip,
  IconPhoto,
} from '@tabler/icons-react'

const endings = {
  pdf: /^pdf$/,
  text: /^(docx?|odt|rtf)$/,
  table: /^(xlsx?|ods|csv)$/,
  slides: /^(pptx?|odp)$/,
  picture: /^(png|jpe?g|webp|gif|tiff?|bmp|svg)$/,
  archive: /^(zip|7z|rar|gz|tar)$/,
}

export type FileKind = keyof typeof endings | 'other'

const kinds = Object.keys(endings) as (keyof typeof endings)[]

/** What kind of file it says it is, by its ending. */
export function fileKind(name: string): FileKind {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kinds.find((kind) => endings[kind].test(ending)) ?? 'other'
}

export const fileIcons = {
  pdf: IconFileTypePdf,
  text: IconFileTypeDoc,
  table: IconFileTypeXls,
  slides: IconFileTypePpt,
  picture: IconPhoto,
  archive: IconFileTypeZip,
  other: IconFile,
} satisfies Record<FileKind, unknown>

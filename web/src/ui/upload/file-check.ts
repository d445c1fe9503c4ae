import { saySize } from '@allmende/domain/sizes.ts'
import { type Bilingual, type Language, say, type Values } from '@allmende/domain/texts.ts'
import { texts } from './upload.texts.ts'

export type FileLimits = {
  /** `.pdf`, `.docx`: the names' endings that are taken; left out, all are. */
  types?: readonly string[] | undefined
  largest?: number | undefined
  /** Why a file of this name is not wanted. */
  refuses?: ((name: string) => Bilingual | null) | undefined
}
export type Fault = { text: Bilingual; values: Values }

export const sayTypes = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^\./, '').toUpperCase()).join(', ')

/** The sentence with the file's name before it. */
const named = ({ de, en }: Bilingual): Bilingual => ({ de: `{name}: ${de}`, en: `{name}: ${en}` })

/** Each language has its own way to write a size. */
function tooLarge(size: number, largest: number): Bilingual {
  const inWords = (language: Language) =>
    say(texts.tooLarge, language, { size: saySize(size, language), largest: saySize(largest, language) })
  return { de: inWords('de'), en: inWords('en') }
}

/** Why a file is not even sent; the server checks again. */
export function faultOf(file: { name: string; size: number }, limits: FileLimits): Fault | null {
  const { name, size } = file
  const { types, largest } = limits
  if (types && !types.some((type) => name.toLowerCase().endsWith(type.toLowerCase())))
    return { text: texts.wrongType, values: { name, types: sayTypes(types) } }
  const refusal = limits.refuses?.(name)
  if (refusal) return { text: named(refusal), values: { name } }
  if (size === 0) return { text: texts.empty, values: { name } }
  if (largest !== undefined && size > largest) return { text: tooLarge(size, largest), values: { name } }
  return null
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFKit from 'pdfkit'

const { resolve } = createRequire(import.meta.url)

type Weight = 'regular' | 'medium' | 'bold'
const files: Record<Weight, string> = {
  regular: '400Regular/FiraSans_400Regular.ttf',
  medium: '500Medium/FiraSans_500Medium.ttf',
  bold: '700Bold/FiraSans_700Bold.ttf',
}

type Glyph = { codePoints: readonly number[] }
type Font = {
  characterSet: readonly number[]
  glyphForCodePoint: (codePoint: number) => Glyph
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph
  _glyphs: Record<number, Glyph>
}

/** pdfkit takes a font it has already read instead of its bytes; the types do not know that. */
function readFont(file: string): string {
  const bytes = readFileSync(resolve(`@expo-google-fonts/fira-sans/${file}`))
  const reader = new PDFKit({ autoFirstPage: false, font: bytes as unknown as string })
  const { font } = (reader as unknown as { _font: { font: Font } })._font
  knowLetters(font)
  return font as unknown as string
}

/**
 * A font remembers of each glyph for which letters it was first asked for, and that is what can be searched and read
 * aloud in every later document. Embedding "Ö" asks for the "O" within it by its number, for no letter at all: such a
 * glyph is made anew as soon as it is asked for with its letters, and "fl" drawn as one sign stays two letters. A
 * blank is a blank, whatever kind of it was drawn before.
 */
function knowLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const known = getGlyph(id, codePoints)
    if (known.codePoints.length >= codePoints.length || known.codePoints.length > 1) return known
    delete font._glyphs[id]
    return getGlyph(id, codePoints)
  }
  for (const codePoint of font.characterSet.filter(isPlain).toSorted((a, b) => a - b))
    font.glyphForCodePoint(codePoint)
}

/** Not another form of one or more other letters. */
function isPlain(codePoint: number): boolean {
  const letter = String.fromCodePoint(codePoint)
  return letter.normalize('NFKC') === letter
}

let read: Record<Weight, string> | null = null

/** Fira Sans, embedded in every document: taken apart once, with the first document, because that takes a while. */
export function typeface(): Record<Weight, string> {
  read ??= { regular: readFont(files.regular), medium: readFont(files.medium), bold: readFont(files.bold) }
  return read
}

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

/** pdfkit takes a font it has already read instead of its bytes; the types do not know that. */
function readFont(file: string): string {
  const bytes = readFileSync(resolve(`@expo-google-fonts/fira-sans/${file}`))
  const reader = new PDFKit({ autoFirstPage: false, font: bytes as unknown as string })
  return (reader as unknown as { _font: { font: string } })._font.font
}

let read: Record<Weight, string> | null = null

/** Fira Sans, embedded in every document: taken apart once, with the first document, because that takes a while. */
export function typeface(): Record<Weight, string> {
  read ??= { regular: readFont(files.regular), medium: readFont(files.medium), bold: readFont(files.bold) }
  return read
}

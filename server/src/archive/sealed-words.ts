import { containerFormat, headLength } from './container.ts'
import type { Archive, Part } from './archives.queries.ts'

/** What is said of submissions that nobody has opened; without them neither how many there are nor whose. */
export function sealedWords({ hasSealed }: Pick<Archive, 'hasSealed'>, parts: readonly Part[]): string[] {
  if (!hasSealed)
    return [
      'Einreichungen, die nie geöffnet wurden, sind in diesem Archiv nicht enthalten. Auch wie viele es sind',
      'und von wem sie stammen, steht nicht darin.',
    ]
  const sealed = parts.filter(({ kind }) => kind === 'SEALED')
  if (sealed.length === 0) return ['Es gab keine Einreichung, die nie geöffnet wurde.']
  const keys = [...new Set(sealed.flatMap(({ facts }) => facts.keyId ?? []))].toSorted()
  return [
    'Von jeder Einreichung, die nie geöffnet wurde, liegt unter Versiegelt/ ein Behälter mit dem Chiffrat, ohne Namen.',
    'Er ist bis zu einer Zweierpotenz aufgefüllt: Weder wie viele Dateien darin sind noch wie groß sie sind, ist ihm',
    'anzusehen. Öffnen kann ihn nur die Plattform mit ihrem eigenen Schlüssel',
    `(Kennung: ${keys.join(', ')}).`,
  ]
}

/** For whoever has that key in ten years. */
export const containerWords = [
  `Aufbau eines Behälters (${containerFormat})`,
  `  Kopf: ${headLength} Bytes, JSON mit Leerzeichen aufgefüllt: die Kennung und der verpackte Schlüssel des Behälters.`,
  '  Alles Weitere ist mit AES-256-CTR verschleiert (Schlüssel: HKDF-SHA-256 des Behälterschlüssels, „allmende veil 1“;',
  '  Zähler ab 0). Darunter liegen: die Länge des Verzeichnisses (8 Bytes), das Verzeichnis (AES-256-GCM mit dem',
  `  Behälterschlüssel: Nonce 12 Bytes, JSON, Siegel 16 Bytes; Kontext „${containerFormat} “ und die Kennung), die`,
  '  Dateien als Chiffrat, so wie sie gespeichert sind, und Nullen. Das Verzeichnis nennt Stelle und Länge jeder Datei,',
  '  gezählt ab seinem Ende. Die Schlüssel der Dateien bewahrt die Plattform.',
]

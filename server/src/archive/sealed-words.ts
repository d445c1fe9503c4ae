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
    'Einreichungen, die nie geöffnet wurden, liegen unter Versiegelt/ als Chiffrat, so wie sie gespeichert sind,',
    'ohne Namen und ohne Schlüssel. Öffnen kann sie nur die Plattform mit ihrem eigenen Schlüssel',
    `(Kennung: ${keys.join(', ')}).`,
  ]
}

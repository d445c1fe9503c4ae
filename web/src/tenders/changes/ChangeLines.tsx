import type { ChangeLine } from '@allmende/domain/tenders/changes.contract.ts'
import type { ComparedPart } from '@allmende/domain/tenders/changes/compared.ts'
import { useMemo } from 'react'
import { lineIn } from '@allmende/domain/tenders/bilingual-lines.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './changes.texts.ts'
import { Comparison } from './Comparison.tsx'

type ChangeLinesProps = {
  changes: readonly ChangeLine[]
  /** What a lot is called; null where there is but one. */
  nameOf: (lotId: number) => string | null
}

/** What an announced change made another, as it was told; all that concerns one lot together. */
export function ChangeLines({ changes, nameOf }: ChangeLinesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const parts = useMemo(
    () =>
      partsOf(
        changes.map((line) => lineIn(line, language)),
        nameOf,
        say(texts.forAllLots),
      ),
    // What lots are called is looked up anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [changes, language, say],
  )
  return <Comparison parts={parts} level={4} />
}

function partsOf(
  changes: readonly ChangeLine[],
  nameOf: ChangeLinesProps['nameOf'],
  forAll: string,
): ComparedPart[] {
  const parts = new Map<string, ComparedPart>()
  changes.forEach(({ label, oldValue, newValue, lotId }, index) => {
    const title = (lotId === null ? null : nameOf(lotId)) ?? forAll
    const part = parts.get(title) ?? { key: title, title, caption: '', fate: 'changed', lines: [] }
    part.lines.push({ key: `${index}`, label, path: '', old: oldValue, current: newValue })
    parts.set(title, part)
  })
  return [...parts.values()]
}

import { topPath } from '../../notices/form/paths.ts'
import { namesIn, type SpokenField } from '../../notices/readable/spoken-values.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { isRun } from '../../procedure/tender-type.ts'
import { lotPanelsOf } from '../lots.ts'
import { derivedDeadlineFields } from '../notice/notice-facts.ts'
import { isSameValue, rawText, spokenByPlace } from '../tender-changes.ts'
import type { ComparedLine, ComparedPart, ComparedTender, ComparisonWords } from './compared.ts'
import { byIdentifier, captionOf, lotLines, type Lots } from './compared-lots.ts'
import { differingPanels, type Pair } from './differing-panels.ts'

/** What differs in the notice, panel by panel; each lot is one of its own. */
export function comparePanels(
  old: ComparedTender,
  current: ComparedTender,
  words: ComparisonWords,
): ComparedPart[] {
  const pairs = differingPanels(words.form, old.panels, current.panels)
  if (pairs.length === 0) return []
  const lots = {
    old: byIdentifier(lotPanelsOf(words.form, old.panels)),
    current: byIdentifier(lotPanelsOf(words.form, current.panels)),
  }
  const { lines, titles } = fieldLines(old, current, pairs, lots.current, words)
  return pairs.flatMap(({ key, old: wasThere, current: isThere }): ComparedPart[] => {
    const [before, after] = [lots.old.get(key), lots.current.get(key)]
    const lot = after ?? before
    const ofLot = lotLines(key, before, after, current.type, words)
    const all =
      after && !before ? [...ofLot, ...(lines.get(key) ?? [])] : [...(lines.get(key) ?? []), ...ofLot]
    if (all.length === 0) return []
    return [
      {
        key,
        title: lot ? `${lot.group.label} ${lot.value.ordinal}` : (titles.get(key) ?? key),
        caption: lot ? captionOf(lot, words.form) : '',
        fate: !wasThere ? 'added' : !isThere ? 'removed' : 'changed',
        lines: all,
      },
    ]
  })
}

/** The answers that differ and what their panels are called, by panel. */
function fieldLines(
  old: ComparedTender,
  current: ComparedTender,
  pairs: readonly Pair[],
  lots: Lots,
  { form, lists, language }: ComparisonWords,
) {
  // Only panels that differ are put into words: of a hundred lots that is mostly one.
  const spoken = (all: PanelValues, panels: readonly (GroupValue | undefined)[]) =>
    spokenByPlace(
      form,
      panels.filter((panel) => panel !== undefined),
      { language, lists, names: namesIn(form, all) },
    )
  const before = spoken(
    old.panels,
    pairs.map((pair) => pair.old),
  )
  const after = spoken(
    current.panels,
    pairs.map((pair) => pair.current),
  )
  const isLeftOut = ({ isHidden, field }: SpokenField) =>
    isHidden || (isRun(current.type) && derivedDeadlineFields.includes(field.contentId))
  const lines = new Map<string, ComparedLine[]>()
  const titles = new Map<string, string>()
  for (const place of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(place), after.get(place)]
    const told = is ?? was
    if (!told || isLeftOut(told) || isSameValue(was?.value, is?.value)) continue
    const top = topPath(place)
    // Two values can read alike, as times in two zones do.
    const text = was?.text === is?.text ? rawText : (one: SpokenField | undefined) => one?.text ?? null
    const path = is?.path ?? [lots.get(top)?.path ?? top, ...place.split('/').slice(1)].join('/')
    const line = { key: place, label: told.label, path, old: text(was), current: text(is) }
    titles.set(top, told.panel)
    lines.set(top, [...(lines.get(top) ?? []), line])
  }
  return { lines, titles }
}

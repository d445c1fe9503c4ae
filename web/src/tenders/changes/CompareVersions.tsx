import type { TenderVersion } from '@allmende/domain/tenders/changes.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import type { ReadyTemplate } from '../useTemplate.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { TwoVersions, type Which } from './TwoVersions.tsx'

export const compareAnchor = 'vergleich'

type CompareVersionsProps = {
  tender: TeamTender
  versions: readonly TenderVersion[]
  ready: ReadyTemplate
}

/** Any two states of the tender that were announced or are about to be, side by side. */
export function CompareVersions({ tender, versions, ready }: CompareVersionsProps) {
  const say = useSay()
  const numbers = versions.map(({ version }) => version).toSorted((one, other) => one - other)
  const newest = numbers.at(-1) ?? 1
  const [chosen, setChosen] = useState<{ old: Which; current: Which }>({
    old: numbers.at(-2) ?? 1,
    current: newest,
  })
  const isThere = (which: Which) => (which === 'pending' ? tender.hasChanges : numbers.includes(which))
  const [old, current] = [chosen.old, chosen.current].map((which) => (isThere(which) ? which : newest)) as [
    Which,
    Which,
  ]
  const options = [
    ...versions
      .toSorted((one, other) => one.version - other.version)
      .map(({ version, announced }) => ({
        value: String(version),
        label: say(texts.versionOf, { n: version, day: sayDay(announced) }),
      })),
    ...(tender.hasChanges ? [{ value: 'pending', label: say(texts.pendingVersion) }] : []),
  ]
  const read = (value: string): Which => (value === 'pending' ? value : Number(value))
  return (
    <FormSection anchor={compareAnchor} title={say(texts.compareVersions)}>
      <div className={classes.choice}>
        <NativeSelect
          label={say(texts.old)}
          data={options}
          value={String(old)}
          onChange={(event) => setChosen({ old: read(event.currentTarget.value), current })}
        />
        <NativeSelect
          label={say(texts.current)}
          data={options}
          value={String(current)}
          onChange={(event) => setChosen({ old, current: read(event.currentTarget.value) })}
        />
      </div>
      <TwoVersions key={`${old} ${current}`} tenderId={tender.id} old={old} current={current} ready={ready} />
    </FormSection>
  )
}

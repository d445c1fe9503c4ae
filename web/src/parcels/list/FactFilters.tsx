import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { settingsQuery } from '../../session/useSession.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { filterTexts as texts } from './filter.texts.ts'
import { withoutFact } from './filter-chips.ts'
import { SettledField } from './SettledField.tsx'
import type { OnFilter } from './useParcelFilter.ts'

const mostFacts = 20
const fieldId = (name: string) => `fact-${encodeURIComponent(name)}`

/** Facts without a field of their own: one chooses a name, and a text it has to contain. */
export function FactFilters({ filter, onFilter }: { filter: PropertyFilter; onFilter: OnFilter }) {
  const say = useSay()
  const [begun, setBegun] = useState<readonly string[]>([])
  const facts = filter.additional ?? []
  const open = [...new Set([...facts.map(({ name }) => name), ...begun])]
  const left = useFactNames().filter((name) => !open.includes(name))
  const change = (name: string, value: string | undefined) => {
    const others = withoutFact(filter, name)
    const next = value && { additional: [...(others.additional ?? []), { name, value }] }
    onFilter({ ...others, ...next }, 'typed')
  }
  if (left.length === 0 && open.length === 0) return null
  return (
    <>
      {open.map((name) => (
        <SettledField
          key={name}
          id={fieldId(name)}
          label={name}
          value={facts.find((fact) => fact.name === name)?.value}
          onSettle={(value) => change(name, value)}
        />
      ))}
      {left.length > 0 && open.length < mostFacts && (
        <SelectField
          // It takes one after the other and shows none of them.
          key={open.length}
          label={say(texts.factName)}
          placeholder={say(texts.factNamePlaceholder)}
          options={left.map((name) => ({ value: name, label: name }))}
          value={null}
          onChange={(name) => {
            if (name === null) return
            setBegun([...begun, name])
            requestAnimationFrame(() => focusOn(fieldId(name)))
          }}
        />
      )}
    </>
  )
}

/** Those the settings give to every new parcel, then the others that occur. */
function useFactNames(): readonly string[] {
  const { data: settings } = useQuery(settingsQuery)
  const { data: occurring } = useQuery(rpcQuery('getAdditionalFieldNames'))
  const templates = settings?.additionalFieldsTemplateList ?? []
  return [...new Set([...templates.map(({ name }) => name), ...(occurring ?? [])])]
}

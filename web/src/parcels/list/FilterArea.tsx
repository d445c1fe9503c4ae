import { isInternal } from '@allmende/domain/actor.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery, useActor } from '../../session/useSession.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { chipsOf } from './filter-chips.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterFields } from './FilterFields.tsx'
import classes from './filter.module.css'
import { filterTexts as texts } from './filter.texts.ts'
import { SettledField } from './SettledField.tsx'
import { useKnownLocations } from './useKnownLocations.ts'
import type { OnFilter } from './useParcelFilter.ts'
import { without } from './without.ts'

type FilterAreaProps = { filter: PropertyFilter; largest: number | null; onFilter: OnFilter }

/** Search and filters, where the viewer has them, and always what of them is active. */
export function FilterArea({ filter, largest, onFilter }: FilterAreaProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isInside = isInternal(useActor())
  const { data: settings } = useQuery(settingsQuery)
  const isShown = isInside || settings?.showFilterViewForExternalUsers === true
  const [isOpen, setOpen] = useState(false)
  const locations = useKnownLocations(isOpen || typeof filter.locationId === 'number')
  const chips = chipsOf(filter, language, (id) => locations.find((location) => location.id === id)?.name)
  return (
    <search className={classes.area} aria-label={say(texts.filter)}>
      {isShown && (
        <>
          <div className={classes.search}>
            <SettledField
              type="search"
              label={say(texts.search)}
              hint={say(texts.searchHint)}
              value={filter.search}
              onSettle={(search) =>
                onFilter({ ...without(filter, 'search'), ...(search !== undefined && { search }) }, 'typed')
              }
            />
          </div>
          <Disclosure
            title={say(texts.filter)}
            level={2}
            aside={chips.length > 0 && say(texts.active, { n: chips.length })}
            opened={isOpen}
            onToggle={() => setOpen(!isOpen)}
          >
            <FilterFields {...{ filter, largest, locations, isInside, onFilter }} />
          </Disclosure>
        </>
      )}
      <FilterChips chips={chips} onFilter={onFilter} />
    </search>
  )
}

import { isInternal } from '@allmende/domain/actor.ts'
import type {
  PropertyCounts,
  PropertyFilter,
  PropertyRow,
} from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useActor } from '../../session/useSession.ts'
import { Page } from '../../shell/Page.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { texts as parcelTexts } from '../parcels.texts.ts'
import { FilterArea } from './FilterArea.tsx'
import { filterTexts } from './filter.texts.ts'
import classes from './list.module.css'
import { emptyTexts, texts } from './list.texts.ts'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelGroups } from './ParcelGroups.tsx'
import { ParcelMap } from './ParcelMap.tsx'
import { ParcelTabs, useParcelTab } from './ParcelTabs.tsx'
import { useCounts } from './useCounts.ts'
import { type OnFilter, useParcelFilter } from './useParcelFilter.ts'

/** The parcels this person may see, drawn or listed. */
export function ParcelListScreen() {
  const say = useSay()
  const isInside = isInternal(useActor())
  const tab = useParcelTab()
  const [filter, onFilter] = useParcelFilter()
  const { data: counts, error, refetch, isPlaceholderData } = useCounts(filter)
  const title = say(counts ? texts.notRefreshed : texts.notLoaded)
  return (
    <Page
      title={say(parcelTexts.parcels)}
      count={counts?.count}
      actions={<ParcelActions filter={filter} count={counts?.count} isInside={isInside} />}
    >
      <ParcelTabs current={tab} />
      <FilterArea filter={filter} largest={counts?.maxSize ?? null} onFilter={onFilter} />
      {error && <LoadFault title={title} error={error} onRetry={() => void refetch()} />}
      {!counts && !error && <output className={classes.quiet}>{say(houseTexts.loading)}</output>}
      {counts && (
        <Found
          {...{ counts, filter, onFilter, isInside }}
          isSettled={!isPlaceholderData}
          isDrawn={tab === 'karte'}
        />
      )}
    </Page>
  )
}

type FoundProps = {
  counts: PropertyCounts
  filter: PropertyFilter
  onFilter: OnFilter
  isSettled: boolean
  isInside: boolean
  isDrawn: boolean
}

function Found({ counts, filter, onFilter, isSettled, isInside, isDrawn }: FoundProps) {
  const [pointed, setPointed] = useState<PropertyRow | null>(null)
  const isNarrowed = Object.keys(filter).length > 0
  const list =
    counts.count === 0 ? (
      <Nothing {...{ isNarrowed, isInside, onFilter }} />
    ) : (
      <ParcelGroups counts={counts} filter={filter} onPoint={setPointed} />
    )
  // Where there is nothing at all, an empty map helps nobody.
  if (!isDrawn || (counts.count === 0 && !isNarrowed)) return list
  return (
    <div className={classes.beside} data-empty={counts.count === 0 || undefined}>
      <div className={classes.mapSide}>
        <ParcelMap {...{ counts, isSettled, filter, pointed }} />
      </div>
      {list}
    </div>
  )
}

type NothingProps = { isNarrowed: boolean; isInside: boolean; onFilter: OnFilter }

/** Why nothing is here, and what to do. */
function Nothing({ isNarrowed, isInside, onFilter }: NothingProps) {
  const say = useSay()
  if (!isNarrowed)
    return (
      <EmptyState
        title={say(emptyTexts.none)}
        text={say(isInside ? emptyTexts.noneInside : emptyTexts.noneOutside)}
      />
    )
  return (
    <EmptyState
      title={say(emptyTexts.noMatch)}
      text={say(emptyTexts.noMatchText)}
      action={
        <Button variant="default" onClick={() => onFilter({})}>
          {say(filterTexts.reset)}
        </Button>
      }
    />
  )
}

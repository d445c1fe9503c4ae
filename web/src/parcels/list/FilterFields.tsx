import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FactFilters } from './FactFilters.tsx'
import classes from './filter.module.css'
import { filterTexts as texts } from './filter.texts.ts'
import { texts as listTexts } from './list.texts.ts'
import { SettledField } from './SettledField.tsx'
import { SizeRange } from './SizeRange.tsx'
import type { KnownLocation } from './useKnownLocations.ts'
import type { OnFilter } from './useParcelFilter.ts'

export type FilterFieldsProps = {
  filter: PropertyFilter
  largest: number | null
  locations: readonly KnownLocation[]
  /** Those inside may also ask for what is archived or internal. */
  isInside: boolean
  onFilter: OnFilter
}

const textFields = ['name', 'plat', 'allowedUsageTypes'] as const
const stateFields = ['availability', 'regulatedInDevelopmentPlan', 'buildingPlanIsInPreparation'] as const
const unknown = 'unknown'

/** All that parcels can be filtered by. */
export function FilterFields({ filter, largest, locations, isInside, onFilter }: FilterFieldsProps) {
  const say = useSay()
  const { hasBuilding, locationId } = filter
  const set = <Key extends keyof PropertyFilter>(key: Key, value: PropertyFilter[Key], by?: 'typed') => {
    const { [key]: _before, ...others } = filter
    onFilter(value === undefined ? others : { ...others, [key]: value }, by)
  }
  return (
    <div className={classes.fields}>
      {textFields.map((key) => (
        <SettledField
          key={key}
          label={say(parcelLabels[key])}
          value={filter[key]}
          onSettle={(text) => set(key, text, 'typed')}
        />
      ))}
      <SelectField
        label={say(fieldLabels.location)}
        placeholder={say(texts.anyLocation)}
        options={[
          ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: unknown, label: say(listTexts.unknownLocation) },
        ]}
        clearable
        value={locationId === undefined ? null : locationId === null ? unknown : String(locationId)}
        onChange={(id) => set('locationId', id === null ? undefined : id === unknown ? null : Number(id))}
      />
      <SizeRange
        minSize={filter.minSize}
        maxSize={filter.maxSize}
        largest={largest}
        onRange={({ minSize, maxSize }) => {
          const { minSize: _from, maxSize: _to, ...others } = filter
          const ends = {
            ...(minSize !== undefined && { minSize }),
            ...(maxSize !== undefined && { maxSize }),
          }
          onFilter({ ...others, ...ends }, 'typed')
        }}
      />
      <ChoiceField
        label={say(fieldLabels.hasBuilding)}
        value={hasBuilding === undefined ? undefined : hasBuilding === 'BEBAUT'}
        onChoose={(is) => set('hasBuilding', is === undefined ? undefined : is ? 'BEBAUT' : 'UNBEBAUT')}
      />
      {stateFields.map((key) => (
        <ChoiceField
          key={key}
          label={say(fieldLabels[key])}
          value={filter[key]}
          onChoose={(is) => set(key, is)}
        />
      ))}
      {isInside && (
        <>
          <ChoiceField
            label={say(texts.visibility)}
            words={{ yes: say(texts.public), no: say(texts.internal) }}
            value={filter.isPublic}
            onChoose={(is) => set('isPublic', is)}
          />
          <CheckboxField
            label={say(texts.archived)}
            value={filter.archived ?? false}
            onChange={(is) => set('archived', is || undefined)}
          />
        </>
      )}
      <FactFilters filter={filter} onFilter={onFilter} />
    </div>
  )
}

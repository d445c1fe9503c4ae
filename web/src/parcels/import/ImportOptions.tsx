import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import type { ChosenMapping } from './chosen-mapping.ts'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'

type ImportOptionsProps = {
  properties: readonly string[]
  locations: readonly Location[]
  chosen: ChosenMapping
  onChange: (chosen: ChosenMapping) => void
}

/** Where the parcels lie, what becomes of doubles and faulty ones, and who sees them. */
export function ImportOptions({ properties, locations, chosen, onChange }: ImportOptionsProps) {
  const say = useSay()
  const become = (changes: Partial<ChosenMapping>) => onChange({ ...chosen, ...changes })
  return (
    <div className={classes.options}>
      <SelectField
        required
        label={say(texts.location)}
        options={[
          ...locations.map(({ id, name }) => ({
            value: `id:${id}`,
            label: name,
            group: say(texts.oneForAll),
          })),
          ...properties.map((property) => ({
            value: `property:${property}`,
            label: say(texts.fromProperty, { property }),
            group: say(texts.byProperty),
          })),
        ]}
        value={chosen.location}
        onChange={(location) => become({ location })}
      />
      <RadioField
        inline
        label={say(texts.doubles)}
        options={[
          { value: 'skip', label: say(texts.skipDoubles) },
          { value: 'create', label: say(texts.createDoubles) },
        ]}
        value={chosen.doubles}
        onChange={(doubles) => doubles && become({ doubles })}
      />
      <CheckboxField
        label={say(texts.skipFaulty)}
        value={chosen.skipsFaulty}
        onChange={(skipsFaulty) => become({ skipsFaulty })}
      />
      <CheckboxField
        label={say(texts.isPublic)}
        hint={say(texts.isPublicHint)}
        value={chosen.isPublic}
        onChange={(isPublic) => become({ isPublic })}
      />
    </div>
  )
}

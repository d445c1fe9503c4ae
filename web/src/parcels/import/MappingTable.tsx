import { importTargets } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import type { RawFeature } from '@allmende/domain/parcels/read-features.ts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../session/useSession.ts'
import type { Option } from '../../ui/form/option.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import type { ChosenMapping, Target } from './chosen-mapping.ts'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'
import { valuesOf } from './property-values.ts'

type MappingTableProps = {
  properties: readonly string[]
  features: readonly RawFeature[]
  chosen: ChosenMapping
  onChange: (chosen: ChosenMapping) => void
}

/** Every property of the file, an example of it, and what it becomes. */
export function MappingTable({ properties, features, chosen, onChange }: MappingTableProps) {
  const say = useSay()
  const prescribed = useQuery(settingsQuery).data?.additionalFieldsTemplateList ?? []
  const optionsFor = (property: string): Option<Target>[] => {
    const names = [...new Set([...prescribed.map(({ name }) => name), property.slice(0, 200)])]
    return [
      ...importTargets.map((target) => ({
        value: target,
        label: say(parcelLabels[target]),
        group: say(texts.facts),
      })),
      ...names.map((name) => ({
        value: `fact:${name}` as const,
        label: say(texts.ownFact, { name }),
        group: say(texts.additional),
      })),
    ]
  }
  /** Each fact comes from one property, only a plat from several: the one it came from before is left out. */
  const become = (property: string, target: Target | null) => {
    const others = Object.entries(chosen.targets).filter(
      ([name, taken]) => name !== property && (taken !== target || target === 'plat'),
    )
    onChange({ ...chosen, targets: Object.fromEntries([...others, ...(target ? [[property, target]] : [])]) })
  }
  return (
    <div className={classes.holder}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.property)}</th>
            <th scope="col">{say(texts.example)}</th>
            <th scope="col">{say(texts.becomes)}</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr key={property}>
              <th scope="row">{property}</th>
              <td data-label={say(texts.example)}>{valuesOf(features, property)[0]?.slice(0, 80)}</td>
              <td>
                <SelectField
                  labelHidden
                  label={say(texts.becomesOf, { property })}
                  placeholder={say(texts.leftOut)}
                  options={optionsFor(property)}
                  value={chosen.targets[property] ?? null}
                  onChange={(target) => become(property, target)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

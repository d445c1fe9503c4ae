import type { ImportRow } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { importFaults } from '@allmende/domain/parcels/parcel-imports.texts.ts'
import { saySize } from '@allmende/domain/parcels/size.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'

const stateTones = { new: 'success', double: 'info', faulty: 'danger' } as const
const stateTexts = { new: texts.new, double: texts.double, faulty: texts.faultyState }

/** What becomes of one feature, and if nothing, why. */
export function PreviewRow({ row }: { row: ImportRow }) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <tr>
      <td data-label={say(texts.row)}>{row.row}</td>
      <th scope="row">{row.name || '–'}</th>
      <td data-label={say(texts.plat)}>{row.plat}</td>
      <td data-label={say(texts.location)}>{row.location}</td>
      <td data-label={say(texts.size)}>
        {row.size !== null && saySize(row.size, language)}
        {!row.hasShape && row.state !== 'faulty' && (
          <span className={classes.quiet}> ({say(texts.noShape)})</span>
        )}
      </td>
      <td>
        <StatusBadge tone={stateTones[row.state]}>{say(stateTexts[row.state])}</StatusBadge>
        {row.doubleOf !== null && <p>{say(texts.doubleOf, { name: row.doubleOf })}</p>}
        {row.faults.map(({ fault, values }) => (
          <p key={fault + Object.values(values).join()}>{say(importFaults[fault], values)}</p>
        ))}
      </td>
    </tr>
  )
}

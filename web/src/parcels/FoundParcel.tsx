import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { saySize } from '@allmende/domain/parcels/size.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { focusOn } from '../ui/form/focus-on.ts'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './ParcelDialog.module.css'
import { texts } from './ParcelDialog.texts.ts'
import list from './parcel-rows.module.css'

type FoundParcelProps = { parcel: PropertyRow; isAdded: boolean; onAdd: (id: number) => void }

const addedId = (id: number) => `parcel-${id}-added`

/** A parcel that was found: where it lies, how large it is, and whether it was taken. */
export function FoundParcel({ parcel: { id, name, location, size }, isAdded, onAdd }: FoundParcelProps) {
  const say = useSay()
  const { language } = useLanguage()
  const known = [location?.name, typeof size === 'number' && saySize(size, language)].filter(Boolean)
  return (
    <li>
      <span className={list.named}>
        {name}
        {known.length > 0 && <span className={list.facts}>{known.join(' · ')}</span>}
      </span>
      {isAdded ? (
        <span id={addedId(id)} tabIndex={-1} className={classes.added}>
          <IconCheck size={16} aria-hidden />
          {say(texts.added)}
        </span>
      ) : (
        <Button
          size="sm"
          variant="subtle"
          aria-label={say(texts.addOf, { name })}
          onClick={() => {
            onAdd(id)
            // The button is gone by then; the next one is a Tab away.
            requestAnimationFrame(() => focusOn(addedId(id)))
          }}
        >
          {say(texts.add)}
        </Button>
      )}
    </li>
  )
}

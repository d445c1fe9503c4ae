import { Button } from '@mantine/core'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { Stays } from '@allmende/domain/parcels/merged-markers.ts'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useSay } from '../../../ui/language.tsx'
import { typeTexts } from '../panorama.texts.ts'
import classes from './editor.module.css'
import { texts } from './editor.texts.ts'
import type { Contest } from './useMarkerEditor.ts'

/** Two people changed the same markers: which one stays is said by whoever saves last. */
export function ContestedDialog({ contest }: { contest: Contest }) {
  const say = useSay()
  const { contested, answer } = contest
  const [choice, setChoice] = useState<ReadonlyMap<string, Stays>>(
    () => new Map(contested.map(({ id }) => [id, 'mine'])),
  )
  const nameOf = (marker: Marker | undefined) =>
    marker
      ? say(texts.changed, { name: marker.tooltip.content || say(typeTexts[marker.data.type]) })
      : say(texts.deleted)
  return (
    <Dialog
      opened
      onClose={() => answer(null)}
      title={say(texts.contestedTitle)}
      size="medium"
      actions={
        <>
          <Button variant="default" onClick={() => answer(null)}>
            {say(houseTexts.cancel)}
          </Button>
          <Button onClick={() => answer(choice)}>{say(houseTexts.save)}</Button>
        </>
      }
    >
      <div className={classes.contested}>
        <p>{say(texts.contestedText)}</p>
        {contested.map(({ id, mine, theirs }) => {
          const known = mine ?? theirs
          return (
            <RadioField<Stays>
              key={id}
              label={known?.tooltip.content || say(typeTexts[known?.data.type ?? 'pin'])}
              value={choice.get(id) ?? 'mine'}
              onChange={(stays) => stays && setChoice(new Map(choice).set(id, stays))}
              options={[
                { value: 'mine', label: say(texts.mine, { name: nameOf(mine) }) },
                { value: 'theirs', label: say(texts.theirs, { name: nameOf(theirs) }) },
              ]}
            />
          )
        })}
      </div>
    </Dialog>
  )
}

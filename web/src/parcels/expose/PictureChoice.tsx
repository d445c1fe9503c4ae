import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { type ParcelImage, sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useSay } from '../../ui/language.tsx'
import { sayMedia } from '../media/shown-media.ts'
import classes from './expose.module.css'
import { texts } from './expose.texts.ts'

type PictureChoiceProps = {
  images: readonly ParcelImage[]
  chosen: readonly string[]
  most: number
  onChange: (ids: string[]) => void
}

/** Pictures to be ticked, in the order in which they will stand. */
export function PictureChoice({ images, chosen, most, onChange }: PictureChoiceProps) {
  const say = useSay()
  const fieldId = useId()
  const isFull = chosen.length >= most
  const turn = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>
        {say(texts.pictures)}
        <span className={classes.count}>{say(texts.chosen, { n: chosen.length, all: images.length })}</span>
      </legend>
      {isFull && images.length > most && <p className={classes.note}>{say(texts.most, { n: most })}</p>}
      <ul className={classes.pictures}>
        {images.map((image, index) => {
          const isChosen = chosen.includes(image.id)
          const name = sayMedia(say, { ...image, kind: 'image', number: index + 1 })
          return (
            <li key={image.id} data-chosen={isChosen || undefined}>
              <label className={classes.picture} htmlFor={`${fieldId}${index}`}>
                <img
                  src={sizedMedia(image.url, 'thumbnail')}
                  alt=""
                  width={150}
                  height={100}
                  loading="lazy"
                />
                <span className={classes.caption}>
                  <Checkbox
                    id={`${fieldId}${index}`}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => turn(image.id)}
                    aria-label={name}
                  />
                  <span className={classes.name}>{name}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

import { TextInput } from '@mantine/core'
import { type Marker, strokeWidths } from '@allmende/domain/parcels/markers.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { colourParts, joinedColour, opacities } from './colours.ts'
import classes from './editor.module.css'
import { texts } from './editor.texts.ts'

type Style = Marker['svgStyle']
type StyleFieldsProps = { style: Style; onChange: (style: Style, tag: string) => void }

/** How a polygon is drawn. */
export function StyleFields({ style, onChange }: StyleFieldsProps) {
  const say = useSay()
  const fill = colourParts(style.fill)
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          className={classes.colour}
          type="color"
          label={say(texts.fill)}
          value={fill.colour}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...style, fill: joinedColour(value, fill.opacity) }, 'fill')
          }
        />
        <SelectField
          label={say(texts.opacity)}
          required
          options={opacities.map((value) => ({ value, label: `${value} %` }))}
          value={fill.opacity}
          onChange={(opacity) =>
            opacity && onChange({ ...style, fill: joinedColour(fill.colour, opacity) }, 'opacity')
          }
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          className={classes.colour}
          type="color"
          label={say(texts.stroke)}
          value={colourParts(style.stroke).colour}
          onChange={({ currentTarget: { value } }) => onChange({ ...style, stroke: value }, 'stroke')}
        />
        <SelectField
          label={say(texts.strokeWidth)}
          required
          options={strokeWidths.map((value) => ({ value, label: value.replace('px', ' px') }))}
          value={style.strokeWidth}
          onChange={(strokeWidth) => strokeWidth && onChange({ ...style, strokeWidth }, 'stroke width')}
        />
      </div>
    </>
  )
}

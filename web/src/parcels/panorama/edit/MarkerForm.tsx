import { Button } from '@mantine/core'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { plainPath } from '@allmende/domain/parcels/linked-markers.ts'
import {
  largestMarker,
  longestMarkerContent,
  type Marker,
  markerAnchors,
  smallestMarker,
  tooltipPositions,
} from '@allmende/domain/parcels/markers.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { sayTooLong } from '../../../ui/form/too-long.ts'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { HtmlEditor } from '../../../ui/markdown/HtmlEditor.tsx'
import { panoramaName } from '../marker-names.ts'
import type { Editing } from './editing.ts'
import classes from './editor.module.css'
import { placeTexts, texts } from './editor.texts.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { StyleFields } from './StyleFields.tsx'
import type { MarkerEditor } from './useMarkerEditor.ts'

type MarkerFormProps = {
  editor: MarkerEditor
  editing: Editing
  marker: Marker
  panoramas: readonly Panorama[]
  panoramaId: string
}

/** Everything about the selected marker, also what could be done in the picture. */
export function MarkerForm({ editor, editing, marker, panoramas, panoramaId }: MarkerFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, tooltip, size, data, polygon } = marker
  const set = (tag: string) => (part: Partial<Marker>) =>
    editor.change(id, (now) => ({ ...now, ...part }), tag)
  const places = (values: readonly (typeof markerAnchors)[number][]) =>
    values.map((value) => ({ value, label: say(placeTexts[value]) }))
  const targets = panoramas.filter((each) => each.id !== panoramaId)
  return (
    <div className={classes.form}>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => editor.choose(null)}
        >
          {say(texts.list)}
        </Button>
      </div>
      <TextField
        label={say(texts.tooltip)}
        value={tooltip.content}
        maxLength={300}
        onChange={(content) => set('tooltip')({ tooltip: { ...tooltip, content: content.slice(0, 300) } })}
      />
      <SelectField
        label={say(texts.tooltipPosition)}
        required
        options={places(tooltipPositions)}
        value={tooltip.position}
        onChange={(position) =>
          position &&
          set('tooltip position')({
            tooltip: { ...tooltip, position: position as (typeof tooltipPositions)[number] },
          })
        }
      />
      <SelectField
        label={say(texts.link)}
        options={targets.map((each) => ({
          value: plainPath(each.url),
          label: panoramaName(panoramas, each.id, say),
        }))}
        value={data.url}
        onChange={(url) => set('link')({ data: { ...data, url } })}
      />
      <HtmlEditor
        key={id}
        label={say(texts.content)}
        value={marker.content}
        error={
          marker.content.length > longestMarkerContent
            ? sayTooLong(marker.content.length, longestMarkerContent, language)
            : undefined
        }
        onChange={(content) => set('content')({ content })}
      />
      {polygon ? (
        <StyleFields style={marker.svgStyle} onChange={(svgStyle, tag) => set(tag)({ svgStyle })} />
      ) : (
        <>
          <div className={classes.pair}>
            {(['width', 'height'] as const).map((side) => (
              <NumberField
                key={side}
                label={say(texts[side])}
                unit="px"
                min={smallestMarker}
                max={largestMarker}
                value={size[side]}
                onChange={(value) => {
                  if (value !== null && value >= smallestMarker && value <= largestMarker)
                    set(side)({ size: { ...size, [side]: value } })
                }}
              />
            ))}
          </div>
          <SelectField
            label={say(texts.anchor)}
            required
            options={places(markerAnchors)}
            value={marker.anchor}
            onChange={(anchor) => anchor && set('anchor')({ anchor })}
          />
        </>
      )}
      <PlaceFields editor={editor} editing={editing} marker={marker} />
      {data.deletable ? (
        <Button
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => editor.remove(id)}
        >
          {say(texts.delete)}
        </Button>
      ) : (
        <p className={classes.hint}>{say(texts.notDeletable)}</p>
      )}
    </div>
  )
}

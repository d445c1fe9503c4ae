import type { Ring } from '@allmende/domain/geometry/shape.ts'
import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { type CornerRow, emptyRow, emptyRows, ringOf, rowsOf } from './corner-rows.ts'
import { drawingTexts as texts } from './drawing.texts.ts'
import classes from './ShapeEditor.module.css'

const atOnce = 50

type CornerTableProps = {
  /** Null for a new one. */
  ring: Ring | null
  onApply: (ring: Ring) => boolean
}

export function CornerTable({ ring, onApply }: CornerTableProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [rows, setRows] = useState(() => (ring ? rowsOf(ring, language) : emptyRows()))
  const [shown, setShown] = useState(atOnce)
  const [fault, setFault] = useState<string | null>(null)
  const faultId = useId()
  const change = (key: number, typed: Partial<CornerRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...typed } : row)))
  const insert = (at: number) => {
    setRows(rows.toSpliced(at, 0, emptyRow()))
    setShown(Math.max(shown, at + 1))
  }
  const apply = () => {
    const read = ringOf(rows, language)
    if ('ring' in read) {
      setFault(null)
      onApply(read.ring)
    } else
      setFault(
        read.fault === 'needsThree' ? say(texts.needsThree) : say(texts.wrongDegrees, { n: read.corner }),
      )
  }
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.corner)}</th>
            <th scope="col">{say(texts.latitude)}</th>
            <th scope="col">{say(texts.longitude)}</th>
            <th scope="col">
              <VisuallyHidden>{say(texts.actions)}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ key, latitude, longitude }, at) => (
            <tr key={key}>
              <th scope="row">{at + 1}</th>
              <td>
                <TextInput
                  aria-label={say(texts.latitudeOf, { n: at + 1 })}
                  inputMode="decimal"
                  value={latitude}
                  onChange={(event) => change(key, { latitude: event.currentTarget.value })}
                />
              </td>
              <td>
                <TextInput
                  aria-label={say(texts.longitudeOf, { n: at + 1 })}
                  inputMode="decimal"
                  value={longitude}
                  onChange={(event) => change(key, { longitude: event.currentTarget.value })}
                />
              </td>
              <td className={classes.rowActions}>
                <ActionIcon aria-label={say(texts.insertAfter, { n: at + 1 })} onClick={() => insert(at + 1)}>
                  <IconPlus size={20} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  aria-label={say(texts.removeCorner, { n: at + 1 })}
                  disabled={rows.length <= 3}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.tools}>
        {rows.length > shown ? (
          <Button size="sm" variant="default" onClick={() => setShown(shown + atOnce)}>
            {say(houseTexts.showMore)}
          </Button>
        ) : (
          <Button size="sm" variant="default" onClick={() => insert(rows.length)}>
            {say(texts.addCorner)}
          </Button>
        )}
        <Button size="sm" onClick={apply} {...(fault && { 'aria-describedby': faultId })}>
          {say(texts.apply)}
        </Button>
      </div>
      <output id={faultId} className={classes.fault}>
        {fault}
      </output>
    </>
  )
}

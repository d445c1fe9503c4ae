import type { Shape } from '@allmende/domain/geometry/shape.ts'
import type { ImportRow } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { SmallMap } from '../../map/SmallMap.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'
import { PreviewRow } from './PreviewRow.tsx'

type ImportPreviewProps = {
  rows: readonly ImportRow[]
  created: number
  skipped: number
  shapes: readonly (Shape | null)[]
  /** Whether faulty rows are in the way. */
  isBlocked: boolean
}

const portion = 25
const ranks = { faulty: 0, double: 1, new: 2 }

/** What would be made: counted, drawn and row by row, what needs attention first. */
export function ImportPreview({ rows, created, skipped, shapes, isBlocked }: ImportPreviewProps) {
  const say = useSay()
  const [limit, setLimit] = useState(portion)
  const sorted = useMemo(() => rows.toSorted((a, b) => ranks[a.state] - ranks[b.state]), [rows])
  const drawn = useMemo(
    () =>
      rows.flatMap(({ row, name, state }) => {
        const shape = shapes[row - 1]
        return shape
          ? [
              {
                id: String(row),
                name,
                shape,
                tone: state === 'new' ? ('public' as const) : ('plain' as const),
              },
            ]
          : []
      }),
    [rows, shapes],
  )
  const faulty = rows.filter(({ state }) => state === 'faulty').length
  return (
    <>
      <output className={classes.summary}>{say(texts.summary, { created, skipped })}</output>
      {isBlocked && <Alert tone="warning">{say(texts.faulty, { n: faulty })}</Alert>}
      {drawn.length > 0 && <SmallMap label={say(texts.map)} shapes={drawn} />}
      <div className={classes.holder}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[texts.row, texts.name, texts.plat, texts.location, texts.size, texts.state].map((text) => (
                <th key={text.de} scope="col">
                  {say(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, limit).map((row) => (
              <PreviewRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > limit && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setLimit(limit + portion)}>
            {say(texts.more, { n: rows.length - limit })}
          </Button>
        </div>
      )}
    </>
  )
}

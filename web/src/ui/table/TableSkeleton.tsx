import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import classes from './DataTable.module.css'
import { TableHead } from './TableHead.tsx'
import type { Column } from './table.types.ts'

const lines = Array.from({ length: 8 }, (_, index) => index)

/** The table's shape while nothing is known yet. */
export function TableSkeleton<Row>({
  columns,
  narrow,
}: {
  columns: readonly Column<Row>[]
  narrow: boolean
}) {
  const say = useSay()
  const bare = columns.map(({ key, title, align, width }) => ({
    key,
    title,
    sortable: false,
    ...(align && { align }),
    ...(width && { width }),
  }))
  return (
    <div aria-busy="true">
      <output className={classes.hidden}>{say(houseTexts.loading)}</output>
      {narrow ? (
        <div className={classes.cards}>
          {lines.slice(0, 4).map((line) => (
            <div key={line} className={`${classes.card} ${classes.ghostCard}`}>
              <span className={classes.ghost} />
              <span className={classes.ghost} />
              <span className={classes.ghost} />
            </div>
          ))}
        </div>
      ) : (
        <table className={classes.table} aria-hidden>
          <TableHead columns={bare} sort={null} onSort={() => {}} withActions={false} />
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                {columns.map(({ key }, column) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, only a shape
                  <td key={key}>
                    <span
                      className={classes.ghost}
                      style={{ width: `${48 + ((line * 37 + column * 23) % 44)}%` }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './rooms.module.css'

/** Rooms before anything is known of them. */
export function RoomShape() {
  const say = useSay()
  return (
    <div className={classes.rooms} aria-busy="true">
      <output className={classes.hidden}>{say(houseTexts.loading)}</output>
      {[0, 1].map((room) => (
        <div key={room} className={classes.room} aria-hidden>
          {[30, 60, 100, 100, 100].map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- only a shape
            <span key={line} className={classes.ghost} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

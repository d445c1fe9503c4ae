import { IconPlugConnectedX } from '@tabler/icons-react'
import { connection } from '../rpc/server.ts'
import { useStore } from '../rpc/store.ts'
import { useSay } from '../ui/language.tsx'
import classes from './ConnectionBanner.module.css'
import { texts } from './ConnectionBanner.texts.ts'

/** Stands above everything and replaces nothing: what was typed below must not be lost. */
export function ConnectionBanner() {
  const say = useSay()
  const { failed } = useStore(connection.state)
  return (
    <div role="alert">
      {failed && (
        <div className={classes.banner}>
          <IconPlugConnectedX size={20} aria-hidden />
          <p>
            <strong>{say(texts.noConnection)}</strong> <span>{say(texts.retrying)}</span>
          </p>
        </div>
      )}
    </div>
  )
}

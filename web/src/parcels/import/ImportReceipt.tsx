import type { Result } from '@allmende/domain/contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../rpc/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { parcelPath, parcelsPath } from '../parcel-paths.ts'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'

type ImportReceiptProps = {
  done: Result<'importProperties'>
  /** Back to where it was done from. */
  onUndone: () => void
  onOther: () => void
}

const portion = 50

/** What was made, with the way to each and the way back. */
export function ImportReceipt({ done: { importId, created }, onUndone, onOther }: ImportReceiptProps) {
  const say = useSay()
  const [limit, setLimit] = useState(portion)
  const undoing = useChange('undoImport')
  async function undo() {
    const question = {
      title: say(texts.undoTitle),
      text: say(texts.undoText, { n: created.length }),
      confirmLabel: say(texts.undo),
      danger: true,
    }
    if (!(await confirm(question))) return
    undoing.mutate([importId], {
      onSuccess: () => {
        toast.success(say(texts.undone))
        onUndone()
      },
    })
  }
  return (
    <div className={classes.stack}>
      <Alert tone="success" title={say(texts.done, { n: created.length })} />
      {undoing.error && (
        <Alert tone="danger" title={say(texts.notUndone)}>
          {undoing.error.message}
        </Alert>
      )}
      <div className={classes.actions}>
        <AppLink href={`${parcelsPath}#liste`}>{say(texts.toList)}</AppLink>
        <Button variant="default" onClick={onOther}>
          {say(texts.otherFile)}
        </Button>
        <Button variant="default" loading={undoing.isPending} onClick={() => void undo()}>
          {say(texts.undo)}
        </Button>
      </div>
      <ul className={classes.made}>
        {created.slice(0, limit).map(({ id, name }) => (
          <li key={id}>
            <AppLink href={parcelPath(id)}>{name}</AppLink>
          </li>
        ))}
      </ul>
      {created.length > limit && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setLimit(limit + portion)}>
            {say(texts.more, { n: created.length - limit })}
          </Button>
        </div>
      )}
    </div>
  )
}

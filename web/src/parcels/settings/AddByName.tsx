import { isNameTaken } from '@allmende/domain/settings/parcel-templates.ts'
import { templateFaults } from '@allmende/domain/settings/parcel-templates.texts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { use, useEffect, useId, useState } from 'react'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './parcel-settings.module.css'
import { texts } from './parcel-settings.texts.ts'
import { TellPendingContext } from './pending-names.ts'

type AddByNameProps = {
  id?: string
  label: string
  action: string
  siblings: readonly { name: string }[]
  onAdd: (name: string) => void
}

/** A name and the button that makes an entry of it; Enter does the same. */
export function AddByName({ id, label, action, siblings, onAdd }: AddByNameProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const key = useId()
  const tell = use(TellPendingContext)
  useEffect(() => {
    tell(key, name || null)
    return () => tell(key, null)
  }, [tell, key, name])
  const isTaken = name !== '' && isNameTaken(siblings, name)
  const isReady = name !== '' && !isTaken && name.length <= 200
  function add() {
    if (!isReady) return
    onAdd(name)
    setTyped('')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field presses its button
    <div
      className={classes.add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <TextField
        id={id}
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        error={isTaken ? say(templateFaults.nameTaken, { name }) : undefined}
      />
      <Button
        variant="default"
        disabled={!isReady}
        title={name === '' ? say(texts.nameFirst) : undefined}
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={add}
      >
        {action}
      </Button>
    </div>
  )
}

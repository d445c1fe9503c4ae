import { Button } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import { texts } from './form.texts.ts'
import classes from './SaveFooter.module.css'
import { useStickyBottom } from './useStickyBottom.ts'

export type SaveFooterProps = {
  dirty: boolean
  saving?: boolean
  savedAt?: Date | undefined
  /** Left out inside a form, where the button submits. */
  onSave?: () => void
  onCancel: () => void
  saveLabel?: string
  /** Stands beside the disabled button. */
  disabledReason?: string | undefined
  /** Somebody else has saved meanwhile: leads to where both states are compared. */
  onCompare?: (() => void) | undefined
}

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

/** Sticks to the foot of a form: save, cancel, and whether anything is unsaved. */
export function SaveFooter({
  dirty,
  saving = false,
  savedAt,
  onSave,
  onCancel,
  saveLabel,
  disabledReason,
  onCompare,
}: SaveFooterProps) {
  const say = useSay()
  const bar = useRef<HTMLElement>(null)
  useStickyBottom(bar)
  return (
    <footer ref={bar} data-screen-only className={classes.footer}>
      <Button
        type={onSave ? 'button' : 'submit'}
        loading={saving}
        disabled={disabledReason !== undefined}
        onClick={() => onSave?.()}
      >
        {saveLabel ?? say(houseTexts.save)}
      </Button>
      <Button variant="default" onClick={onCancel} disabled={saving}>
        {say(houseTexts.cancel)}
      </Button>
      <output className={classes.state}>
        {onCompare
          ? say(texts.savedByOthers)
          : (disabledReason ?? <SaveState dirty={dirty} saving={saving} savedAt={savedAt} />)}
      </output>
      {onCompare && (
        <Button variant="subtle" size="compact-sm" onClick={onCompare}>
          {say(texts.compare)}
        </Button>
      )}
    </footer>
  )
}

function SaveState({
  dirty,
  saving,
  savedAt,
}: {
  dirty: boolean
  saving: boolean
  savedAt: Date | undefined
}) {
  const say = useSay()
  if (saving) return say(texts.saving)
  if (dirty)
    return (
      <>
        <IconPencil size={16} aria-hidden />
        {say(texts.unsaved)}
      </>
    )
  return savedAt ? (
    <>
      <IconCheck size={16} aria-hidden />
      {say(texts.saved, { time: clock.format(savedAt) })}
    </>
  ) : null
}

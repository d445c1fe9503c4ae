import { IconLock, IconWorld } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useSay } from '../../../ui/language.tsx'
import { texts } from '../parcel-detail.texts.ts'
import classes from './parcel-form.module.css'
import { formTexts } from './parcel-form.texts.ts'

type PublicSwitchProps = {
  /** Of what it says whether visitors see it. */
  label: string
  id?: string | undefined
  isPublic: boolean
  onChange: (isPublic: boolean) => void
}

export function PublicSwitch({ label, id, isPublic, onChange }: PublicSwitchProps) {
  const say = useSay()
  const Icon = isPublic ? IconWorld : IconLock
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked={isPublic}
      className={classes.switch}
      onClick={() => onChange(!isPublic)}
    >
      <span className={classes.track} aria-hidden />
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{say(formTexts.shownOf, { name: label })}</VisuallyHidden>
      <span aria-hidden>{say(isPublic ? texts.public : texts.internal)}</span>
    </button>
  )
}

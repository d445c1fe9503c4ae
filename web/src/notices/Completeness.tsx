import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import classes from './Completeness.module.css'
import { texts } from './notices.texts.ts'

/** A check where every required field is filled, else a pencil and how many are not. */
export function Completeness({ missing }: { missing: number }) {
  const say = useSay()
  const Icon = missing === 0 ? IconCheck : IconPencil
  const words = missing === 0 ? texts.complete : missing === 1 ? texts.oneMissing : texts.missing
  return (
    <span className={classes.state} data-complete={missing === 0 || undefined}>
      <Icon size={20} aria-hidden />
      {say(words, { n: missing })}
    </span>
  )
}

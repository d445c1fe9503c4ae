import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import classes from './Completeness.module.css'
import { texts } from './notices.texts.ts'

/** A check where nothing is missing or wrong, else a pencil and how much is; nothing before it was looked at. */
export function Completeness({ open }: { open: number | null }) {
  const say = useSay()
  if (open === null) return null
  const Icon = open === 0 ? IconCheck : IconPencil
  const words = open === 0 ? texts.complete : open === 1 ? texts.onePoint : texts.points
  return (
    <span className={classes.state} data-complete={open === 0 || undefined}>
      <Icon size={20} aria-hidden />
      {say(words, { n: open })}
    </span>
  )
}

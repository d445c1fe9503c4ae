import { IconUpload } from '@tabler/icons-react'
import { useStore } from '../rpc/store.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { underway } from '../ui/underway.ts'
import { texts } from './TopBar.texts.ts'
import classes from './UnderwayLink.module.css'

/** Files on their way, seen from every page; leads to where they go. */
export function UnderwayLink() {
  const say = useSay()
  const current = useStore(underway)
  if (!current) return null
  const { files: n, share, isHeld, href } = current
  const percent = Math.floor(share * 100)
  return (
    <AppLink
      href={href}
      className={classes.link}
      aria-label={say(isHeld ? texts.uploadHeld : texts.uploading, { n, percent })}
    >
      <IconUpload size={20} aria-hidden />
      <span aria-hidden>{say(isHeld ? texts.held : texts.percent, { percent })}</span>
    </AppLink>
  )
}

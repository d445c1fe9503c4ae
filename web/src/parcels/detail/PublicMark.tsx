import { IconLock, IconWorld } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'

/** Whether visitors see it; only for those inside. */
export function PublicMark({ isPublic = false }: { isPublic?: boolean | undefined }) {
  const say = useSay()
  const Icon = isPublic ? IconWorld : IconLock
  return (
    <span className={classes.mark} data-public={isPublic || undefined}>
      <Icon size={16} aria-hidden />
      {say(isPublic ? texts.public : texts.internal)}
    </span>
  )
}

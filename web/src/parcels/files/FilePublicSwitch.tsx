import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { use, useState } from 'react'
import { PublicSwitch } from '../detail/edit/PublicSwitch.tsx'
import { changeAndTell } from './change-folders.ts'
import { FilesContext } from './files-context.ts'
import classes from './files.module.css'
import { fileTexts as texts } from './files.texts.ts'
import { shareFile } from './folder-changes.ts'

/** Whether visitors see a file; it shows at once what was wished, and again what is if that failed. */
export function FilePublicSwitch({ file: { serverId, name, isPublic } }: { file: ParcelFile }) {
  const { parcelId, isHidden } = use(FilesContext)
  const [wished, setWished] = useState<boolean | null>(null)
  async function share(wish: boolean) {
    if (wished !== null) return
    setWished(wish)
    const published = isHidden ? texts.publishedHidden : texts.published
    const text = wish ? published : texts.unpublished
    await changeAndTell(parcelId, shareFile(serverId, wish), { text, values: { name } })
    setWished(null)
  }
  return (
    <span className={classes.switch}>
      <PublicSwitch label={name} isPublic={wished ?? isPublic} onChange={(wish) => void share(wish)} />
    </span>
  )
}

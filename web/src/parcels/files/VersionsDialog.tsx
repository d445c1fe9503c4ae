import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { use } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { FilesContext } from './files-context.ts'
import classes from './files.module.css'
import { fileTexts, texts } from './files.texts.ts'
import { versionsBefore } from './folder-changes.ts'
import { sayFileMoment } from './useFileColumns.tsx'

type VersionsDialogProps = {
  file: ParcelFile
  onDownload: (file: ParcelFile) => void
  onClose: () => void
}

/** What a file has replaced, the newest first. */
export function VersionsDialog({ file, onDownload, onClose }: VersionsDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { saySize } = useNumbers()
  const { tree } = use(FilesContext)
  const versions = versionsBefore(tree, file.serverId)
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(fileTexts.versionsOf, { name: file.name })}
      actions={<Button onClick={onClose}>{say(houseTexts.close)}</Button>}
    >
      {versions.length === 0 && <p className={classes.quiet}>{say(fileTexts.noVersions)}</p>}
      <ul className={classes.versions}>
        {versions.map((version) => (
          <li key={version.serverId}>
            <span className={classes.version}>
              {version.name}
              <span className={classes.quiet}>
                {sayFileMoment(version, language)}, {saySize(version.fileSizeInBytes)}
              </span>
            </span>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconDownload size={20} aria-hidden />}
              aria-label={say(texts.downloadOf, { name: version.name })}
              onClick={() => onDownload(version)}
            >
              {say(texts.download)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

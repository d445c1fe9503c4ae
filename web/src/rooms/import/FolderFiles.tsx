import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './import.module.css'
import { holdsFiles } from './parcel-folders.ts'

type FolderFilesProps = {
  folders: readonly Folder[]
  chosen: ReadonlySet<string>
  onToggle: (serverId: string) => void
}

/** Folders with their files, one in the other. */
export function FolderFiles({ folders, ...choice }: FolderFilesProps) {
  const { saySize } = useNumbers()
  return folders.filter(holdsFiles).map(({ name, contents, children }) => (
    <fieldset key={name} className={classes.folder}>
      <legend>{name}</legend>
      {contents.map((file) => (
        <CheckboxField
          key={file.serverId}
          label={`${file.name} (${saySize(file.fileSizeInBytes)})`}
          value={choice.chosen.has(file.serverId)}
          onChange={() => choice.onToggle(file.serverId)}
        />
      ))}
      <FolderFiles folders={children} {...choice} />
    </fieldset>
  ))
}

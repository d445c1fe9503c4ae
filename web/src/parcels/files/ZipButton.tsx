import { ActionIcon, Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { use } from 'react'
import { useFolderZip } from './file-calls.ts'
import { FilesContext } from './files-context.ts'

type ZipButtonProps = {
  label: string
  /** Of the folder; empty for all of them. */
  path: string
  /** With its words beside it. */
  isSaid?: boolean
}

/** Saves a folder as one file. */
export function ZipButton({ label, path, isSaid = false }: ZipButtonProps) {
  const { parcelId, isPreview } = use(FilesContext)
  const { isPending, save } = useFolderZip(parcelId)
  if (isPreview) return null
  const icon = <IconFileZip size={20} aria-hidden />
  return isSaid ? (
    <Button size="sm" variant="default" leftSection={icon} loading={isPending} onClick={() => save(path)}>
      {label}
    </Button>
  ) : (
    <ActionIcon variant="subtle" size="lg" aria-label={label} loading={isPending} onClick={() => save(path)}>
      {icon}
    </ActionIcon>
  )
}

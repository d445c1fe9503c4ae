import { deepestFolder, type FolderTemplate } from '@allmende/domain/settings/parcel-templates.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconFolder, IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldError } from '../../ui/form/field.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { serverNow } from '../../rpc/clock.ts'
import { AddByName } from './AddByName.tsx'
import { OrderedList } from './OrderedList.tsx'
import classes from './parcel-settings.module.css'
import { texts } from './parcel-settings.texts.ts'

type FolderTemplatesProps = {
  id: string
  folders: readonly FolderTemplate[]
  onChange: (folders: FolderTemplate[]) => void
  errorAt: (id: string) => string | undefined
  /** The folders it lies in, by name. */
  above?: readonly string[]
}

const emptyFolder = (name: string): FolderTemplate => ({
  name,
  created: serverNow().toISOString(),
  children: [],
  contents: [],
})

/** The folders every new parcel begins with, each with those in it. */
export function FolderTemplates(props: FolderTemplatesProps) {
  const { id, folders, onChange } = props
  const say = useSay()
  return (
    <div id={id} className={classes.part}>
      {folders.length === 0 && <p className={classes.empty}>{say(texts.noFolders)}</p>}
      <FolderList {...props} />
      <AddByName
        label={say(texts.newFolder)}
        action={say(texts.addFolder)}
        siblings={folders}
        onAdd={(name) => onChange([...folders, emptyFolder(name)])}
      />
    </div>
  )
}

function FolderList({ id, folders, onChange, errorAt, above = [] }: FolderTemplatesProps) {
  const say = useSay()
  const [adding, setAdding] = useState<FolderTemplate | null>(null)
  const set = (index: number, changed: FolderTemplate) => {
    if (adding === folders[index]) setAdding(changed)
    onChange(folders.with(index, changed))
  }
  const addId = (index: number) => `${id}.${index}.add`
  const mayHoldMore = above.length + 1 < deepestFolder
  function open(folder: FolderTemplate, index: number) {
    setAdding(adding === folder ? null : folder)
    requestAnimationFrame(() => focusOn(addId(index)))
  }
  return (
    <OrderedList
      id={id}
      label={above.at(-1) ?? say(texts.folders)}
      items={folders}
      nameOf={({ name }) => name}
      onChange={onChange}
      renderRow={(folder, index) => (
        <TextInput
          id={`${id}.${index}.name`}
          aria-label={say(texts.folderName, { path: [...above, folder.name].join(' / ') })}
          leftSection={<IconFolder size={20} aria-hidden />}
          value={folder.name}
          onChange={(event) => set(index, { ...folder, name: event.currentTarget.value })}
          error={faultOf(errorAt(`${id}.${index}.name`))}
        />
      )}
      renderButtons={(folder, index) =>
        mayHoldMore && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={say(texts.addSubfolderOf, { name: folder.name || say(texts.unnamed) })}
            aria-expanded={adding === folder}
            onClick={() => open(folder, index)}
          >
            <IconFolderPlus size={20} aria-hidden />
          </ActionIcon>
        )
      }
      renderBelow={(folder, index) =>
        (folder.children.length > 0 || adding === folder) && (
          <div className={classes.below}>
            <FolderList
              id={`${id}.${index}.children`}
              folders={folder.children}
              onChange={(children) => set(index, { ...folder, children })}
              errorAt={errorAt}
              above={[...above, folder.name]}
            />
            {adding === folder && (
              <AddByName
                id={addId(index)}
                label={say(texts.newSubfolder, { name: folder.name || say(texts.unnamed) })}
                action={say(texts.addSubfolder)}
                siblings={folder.children}
                onAdd={(name) => set(index, { ...folder, children: [...folder.children, emptyFolder(name)] })}
              />
            )}
          </div>
        )
      }
    />
  )
}

const faultOf = (text: string | undefined) => text && <FieldError text={text} />

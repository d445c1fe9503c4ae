import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { locationReasons } from '@allmende/domain/locations/locations.reasons.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import { MenuAction } from '../ui/MenuAction.tsx'
import classes from './locations.module.css'
import { texts } from './locations.texts.ts'
import { useLocationActions } from './useLocationActions.ts'

type LocationActionsProps = {
  location: Location
  /** A parcel says that it lies here. */
  isUsed: boolean
  onEdit: () => void
}

/** What those inside can do with one row of the list. */
export function LocationActions({ location, isUsed, onEdit }: LocationActionsProps) {
  const say = useSay()
  const { archive, restore, remove } = useLocationActions()
  const { name, isArchived = false } = location
  const button = (label: string, spoken: string, Icon: typeof IconArchive, onClick: () => void) => (
    <Button
      size="sm"
      variant="subtle"
      aria-label={spoken}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.actions}>
      {isArchived ? (
        button(
          say(texts.restore),
          say(texts.restoreOf, { name }),
          IconArchiveOff,
          () => void restore(location),
        )
      ) : (
        <>
          {button(
            say(texts.archive),
            say(texts.archiveOf, { name }),
            IconArchive,
            () => void archive(location),
          )}
          {button(say(texts.edit), say(texts.editOf, { name }), IconPencil, onEdit)}
        </>
      )}
      <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={say(texts.moreOf, { name })}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction
            label={say(texts.remove)}
            icon={<IconTrash size={20} aria-hidden />}
            isDanger
            reason={isUsed ? say(locationReasons.locationInUse) : null}
            onClick={() => void remove(location)}
          />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

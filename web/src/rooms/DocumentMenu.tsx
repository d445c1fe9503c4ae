import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconLink,
  IconPencil,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import { MenuAction } from '../ui/MenuAction.tsx'
import { whyWithheld } from './document-actions.ts'
import { documentTexts as texts } from './documents.texts.ts'

type Act = (document: Document) => void

export type DocumentMenuActions = {
  download: Act
  preview: Act
  copyChecksum: Act
  rename: Act
  replace: Act
  copyPublicLink: Act
  remove: Act
}

type DocumentMenuProps = {
  document: Document
  actions: DocumentMenuActions
  isWritable: boolean
  /** Why there is no public link yet; undefined where there is never one. */
  whyNoLink: string | null | undefined
}

/** Where the focus goes back to, whatever the menu has opened. */
export const menuIdOf = ({ id }: Document): string => `dokument-${id}`

/** What can be done with one document. */
export function DocumentMenu({ document, actions, isWritable, whyNoLink }: DocumentMenuProps) {
  const say = useSay()
  const withheld = whyWithheld(document)
  const reason = withheld && say(withheld)
  return (
    <Menu id={menuIdOf(document)} position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name: document.name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {document.preview !== null && (
          <MenuAction
            label={say(texts.preview)}
            icon={<IconEye size={20} aria-hidden />}
            reason={reason}
            onClick={() => actions.preview(document)}
          />
        )}
        <MenuAction
          label={say(texts.download)}
          icon={<IconDownload size={20} aria-hidden />}
          reason={reason}
          onClick={() => actions.download(document)}
        />
        <Menu.Item
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => actions.copyChecksum(document)}
        >
          {say(texts.copyChecksum)}
        </Menu.Item>
        {isWritable && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={20} aria-hidden />}
              onClick={() => actions.rename(document)}
            >
              {say(texts.rename)}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconReplace size={20} aria-hidden />}
              onClick={() => actions.replace(document)}
            >
              {say(texts.replace)}
            </Menu.Item>
          </>
        )}
        {whyNoLink !== undefined && (
          <MenuAction
            label={say(texts.publicLink)}
            icon={<IconLink size={20} aria-hidden />}
            reason={reason ?? whyNoLink}
            onClick={() => actions.copyPublicLink(document)}
          />
        )}
        {isWritable && (
          <MenuAction
            label={say(texts.remove)}
            icon={<IconTrash size={20} aria-hidden />}
            isDanger
            reason={null}
            onClick={() => actions.remove(document)}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

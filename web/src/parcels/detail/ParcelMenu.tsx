import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconDotsVertical, IconEye, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { actionTexts, texts } from './parcel-detail.texts.ts'
import { useParcelActions } from './useParcelActions.ts'
import { VisitorPreview } from './VisitorPreview.tsx'
import type { InsideParcel } from './whole-parcel.ts'

/** Everything beside the one next step. */
export function ParcelMenu({ parcel }: { parcel: InsideParcel }) {
  const say = useSay()
  const { archive, restore, copyLink } = useParcelActions(parcel)
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <>
      <Menu position="bottom-end" width={260} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={say(texts.actions)}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={20} aria-hidden />} onClick={() => setPreviewed(true)}>
            {say(actionTexts.preview)}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={20} aria-hidden />} onClick={() => void copyLink()}>
            {say(actionTexts.copyLink)}
          </Menu.Item>
          {parcel.isArchived ? (
            <Menu.Item leftSection={<IconArchiveOff size={20} aria-hidden />} onClick={() => void restore()}>
              {say(actionTexts.restore)}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchive size={20} aria-hidden />} onClick={() => void archive()}>
              {say(actionTexts.archive)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isPreviewed && <VisitorPreview parcel={parcel} onClose={() => setPreviewed(false)} />}
    </>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconEye,
  IconFileTypePdf,
  IconLink,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useSay } from '../../ui/language.tsx'
import { texts as exposeTexts } from '../expose/expose.texts.ts'
import { actionTexts, texts } from './parcel-detail.texts.ts'
import { useParcelActions } from './useParcelActions.ts'
import { VisitorPreview } from './VisitorPreview.tsx'
import type { InsideParcel } from './whole-parcel.ts'

const ExposeDialog = late(async () => (await import('../expose/ExposeDialog.tsx')).ExposeDialog)

/** Everything beside the one next step. */
export function ParcelMenu({ parcel }: { parcel: InsideParcel }) {
  const say = useSay()
  const { archive, restore, copyLink } = useParcelActions(parcel)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isExposed, setExposed] = useState(false)
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
          <Menu.Item leftSection={<IconFileTypePdf size={20} aria-hidden />} onClick={() => setExposed(true)}>
            {say(exposeTexts.open)}
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
      <Suspense>
        {isExposed && (
          <ExposeDialog
            ids={[parcel.id]}
            images={parcel.images}
            inside={{ hasPublicImages: parcel.publicFields.includes('images') }}
            onClose={() => setExposed(false)}
          />
        )}
      </Suspense>
      {isPreviewed && <VisitorPreview parcel={parcel} onClose={() => setPreviewed(false)} />}
    </>
  )
}

import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileSpreadsheet, IconMapDown, IconPlus, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useGoTo } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { parcelImportPath } from '../parcel-paths.ts'
import { CreateParcel } from './CreateParcel.tsx'
import { texts as createTexts } from './CreateParcel.texts.ts'
import type { ExportFormat } from './export-address.ts'
import { exportParcels } from './export-parcels.ts'
import { exportTexts as texts } from './list.texts.ts'

type ParcelActionsProps = { filter: PropertyFilter; isInside: boolean }

/** What can be done with the list: taken along by everybody, added to by those inside. */
export function ParcelActions({ filter, isInside }: ParcelActionsProps) {
  const say = useSay()
  const goTo = useGoTo()
  const [isCreating, setCreating] = useState(false)
  const [isExporting, setExporting] = useState(false)
  async function take(format: ExportFormat) {
    setExporting(true)
    await exportParcels(format, filter).catch((error: Error) =>
      toast.error(error.message, say(texts.notExported)),
    )
    setExporting(false)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            loading={isExporting}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {say(isInside ? texts.menu : texts.export)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMapDown size={20} aria-hidden />} onClick={() => void take('geojson')}>
            {say(texts.geoJson)}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            onClick={() => void take('csv')}
          >
            {say(texts.csv)}
          </Menu.Item>
          {isInside && (
            <Menu.Item
              leftSection={<IconUpload size={20} aria-hidden />}
              onClick={() => goTo(parcelImportPath)}
            >
              {say(texts.import)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isInside && (
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setCreating(true)}>
          {say(createTexts.open)}
        </Button>
      )}
      {isCreating && <CreateParcel onClose={() => setCreating(false)} />}
    </>
  )
}

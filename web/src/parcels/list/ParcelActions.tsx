import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileSpreadsheet, IconMapDown, IconPlus, IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useOpenPdf } from '../../shell/useOpenPdf.ts'
import { useGoTo } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { parcelImportPath } from '../parcel-paths.ts'
import { CreateParcel } from './CreateParcel.tsx'
import { texts as createTexts } from './CreateParcel.texts.ts'
import type { ExportFormat } from './export-address.ts'
import { exportParcels } from './export-parcels.ts'
import { FoundExpose, useFoundIds } from './FoundExpose.tsx'
import { exportTexts as texts } from './list.texts.ts'

const ExposeDialog = late(async () => (await import('../expose/ExposeDialog.tsx')).ExposeDialog)

type ParcelActionsProps = { filter: PropertyFilter; count: number | undefined; isInside: boolean }

/** What can be done with the list: taken along by everybody, added to by those inside. */
export function ParcelActions({ filter, count, isInside }: ParcelActionsProps) {
  const say = useSay()
  const goTo = useGoTo()
  const [isCreating, setCreating] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const [told, setTold] = useState<number[] | null>(null)
  const pdf = useOpenPdf()
  const finding = useFoundIds(filter, (ids) =>
    isInside ? setTold(ids) : pdf.mutate({ kind: 'parcel', ids }),
  )
  async function take(format: ExportFormat) {
    setExporting(true)
    await exportParcels(format, filter).catch((error: Error) =>
      toast.error(error.message, say(texts.notExported)),
    )
    setExporting(false)
  }
  return (
    <>
      <Menu position="bottom-end" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            loading={isExporting || finding.isPending || pdf.isPending}
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
          <FoundExpose count={count} onClick={() => finding.mutate()} />
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
      <Suspense>
        {told && <ExposeDialog ids={told} inside={{ hasPublicImages: true }} onClose={() => setTold(null)} />}
      </Suspense>
      {isCreating && <CreateParcel onClose={() => setCreating(false)} />}
    </>
  )
}

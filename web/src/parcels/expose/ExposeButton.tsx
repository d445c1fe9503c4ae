import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts } from './expose.texts.ts'

const ExposeDialog = late(async () => (await import('./ExposeDialog.tsx')).ExposeDialog)

/** For those outside: where there are pictures one chooses among them, else there is nothing to choose. */
export function ExposeButton({ parcel }: { parcel: Property }) {
  const say = useSay()
  const [isChoosing, setChoosing] = useState(false)
  const { images = [] } = parcel
  if (images.length === 0)
    return <PdfButton request={{ kind: 'parcel', id: parcel.id }} label={say(texts.open)} />
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {say(texts.open)}
      </Button>
      <Suspense>
        {isChoosing && (
          <ExposeDialog ids={[parcel.id]} images={images} inside={null} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </>
  )
}

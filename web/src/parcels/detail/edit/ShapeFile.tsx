import { Button } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FieldError } from '../../../ui/form/field.tsx'
import { useSay } from '../../../ui/language.tsx'
import type { ImportKind } from './ImportShapeDialog.tsx'
import { importTexts as texts } from './parcel-form.texts.ts'

const largestFile = 10_000_000

type ShapeFileProps = { kind: ImportKind; onText: (text: string, isJson: boolean) => void }

/** Reads a file into the field above; nothing is uploaded. */
export function ShapeFile({ kind, onText }: ShapeFileProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<'fileTooLarge' | 'fileUnreadable' | null>(null)
  async function read(file: File | undefined) {
    if (!file) return
    setFault(null)
    if (file.size > largestFile) return setFault('fileTooLarge')
    try {
      const text = await file.text()
      onText(text, /^\s*\{/.test(text))
    } catch {
      setFault('fileUnreadable')
    }
  }
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFile size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {say(texts.file)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say(texts.file)}
        accept={
          kind === 'geoJson' ? '.geojson,.json,application/geo+json,application/json' : '.txt,.csv,text/plain'
        }
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {fault && <FieldError text={say(texts[fault])} />}
    </div>
  )
}

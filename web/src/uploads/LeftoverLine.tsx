import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { toast } from '../ui/toasts.tsx'
import { isSameFile } from './resume-records.ts'
import classes from './uploads.module.css'
import { texts } from './uploads.texts.ts'
import type { Leftover } from './useLeftovers.ts'

type LeftoverLineProps = { leftover: Leftover; onFile: (file: File) => void; onDiscard: () => void }

/** An upload that was begun before the page was loaded: it goes on with the same file. */
export function LeftoverLine({ leftover: { record, sent }, onFile, onDiscard }: LeftoverLineProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const picker = useRef<HTMLInputElement>(null)
  const { path: name } = record
  const size = saySize(record.size)
  function take([file]: readonly File[]) {
    if (!file) return
    if (isSameFile(record, file)) onFile(file)
    else toast.warning(say(texts.otherFile))
  }
  return (
    <Alert
      tone="info"
      action={
        <div className={classes.actions}>
          <Button
            size="sm"
            variant="default"
            aria-label={say(texts.chooseOf, { name })}
            onClick={() => picker.current?.click()}
          >
            {say(texts.choose)}
          </Button>
          <Button size="sm" variant="subtle" aria-label={say(texts.discardOf, { name })} onClick={onDiscard}>
            {say(texts.discard)}
          </Button>
        </div>
      }
    >
      {sent === undefined
        ? say(texts.unfinishedUnknown, { name, size })
        : say(texts.unfinished, { name, sent: saySize(sent), size })}
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={say(texts.chooseOf, { name })}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </Alert>
  )
}

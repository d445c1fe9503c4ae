import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { requiredText } from '@allmende/domain/validation.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { documentTexts as texts } from './documents.texts.ts'

/** Asks for another name; whether it can be one is the server's to say. */
export function RenameDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const say = useSay()
  const formId = useId()
  const [name, setName] = useState(document.name)
  const rename = useChange('renameDocument')
  const isEmpty = name.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty || rename.isPending) return
    rename.mutate([document.id, name.trim()], {
      onSuccess: (renamed) => {
        void queryClient.invalidateQueries(rpcQuery('listDocuments', document.roomId))
        const isAsTyped = renamed.name === name.trim()
        toast.success(say(isAsTyped ? texts.renamed : texts.renamedTo, { name: renamed.name }))
        onClose()
      },
      onError: ({ message, fields }) => {
        if (!fields['1']) toast.error(message, say(texts.notRenamed))
      },
    })
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(texts.renameTitle)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={rename.isPending}>
            {say(texts.rename)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={say(texts.name)}
          required
          value={name}
          onChange={(typed) => {
            setName(typed)
            rename.reset()
          }}
          error={isEmpty ? say(requiredText) : rename.error?.fields['1']}
        />
      </form>
    </Dialog>
  )
}

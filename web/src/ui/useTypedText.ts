import { useRef, useState } from 'react'
import { confirm } from './confirm.tsx'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'
import { TypedText } from './typed-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A form of which it is remembered what is written in it, from the moment it stands there. */
function watched() {
  const typed = new TypedText<Field>()
  const enter = ({ target }: Event) => isField(target) && typed.entered(target)
  const form = (node: HTMLFormElement | null) => {
    node?.addEventListener('focusin', enter)
    return () => node?.removeEventListener('focusin', enter)
  }
  return { typed, form }
}

/** For a form in a dialog: what was written in it is not thrown away by a key or a slip of the mouse. */
export function useTypedText(onClose: () => void) {
  const say = useSay()
  const [{ typed, form }] = useState(watched)
  const isAsking = useRef(false)

  async function close() {
    // Escape in the question reaches the dialog below it too.
    if (isAsking.current) return
    if (!typed.isThere) return onClose()
    isAsking.current = true
    const isDiscarded = await confirm({
      title: say(houseTexts.discardTitle),
      text: say(houseTexts.discardText),
      confirmLabel: say(houseTexts.discard),
      cancelLabel: say(houseTexts.keepEditing),
      danger: true,
    })
    // Only after the key press that answered is through with every dialog.
    setTimeout(() => {
      isAsking.current = false
    })
    if (isDiscarded) onClose()
  }
  return { close: () => void close(), form }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './media-edit.module.css'
import { editTexts as texts } from './media-edit.texts.ts'

export const longestCaption = 300

/** What was pasted may have several. */
export const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

type CaptionFieldProps = {
  label: string
  /** As everybody has it now. */
  name: string
  /** Tells whether it was kept. */
  onSave: (name: string) => Promise<boolean>
}

/** One line for whoever reads it, however many it takes here. Kept when one leaves it or presses Enter; what was typed stays until it is. */
export function CaptionField({ label, name, onSave }: CaptionFieldProps) {
  const say = useSay()
  const [typed, setTyped] = useState<{ text: string; before: string } | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)

  async function save() {
    if (!typed || typed.text.length > longestCaption) return
    const kept = typed.text.trim() === name || (await onSave(typed.text.trim()))
    setUnsaved(!kept)
    if (kept) setTyped((now) => (now?.text === typed.text ? null : now))
  }
  const leave = useEffectEvent(() => void save())
  useEffect(() => () => leave(), [])
  const isTyped = typed !== null
  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTyped])

  const isChanged = typed !== null && typed.before !== name && typed.text.trim() !== name
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed in the field
    <div
      className={classes.captionForm}
      onKeyDown={(event) => {
        // Enter also ends what is put together from several keys.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || isButton(event.target)) return
        event.preventDefault()
        void save()
      }}
    >
      <TextAreaField
        label={label}
        rows={2}
        grows
        maxLength={longestCaption}
        value={typed?.text ?? name}
        error={isUnsaved ? say(texts.captionUnsaved) : undefined}
        warning={isChanged ? say(name ? texts.captionChanged : texts.captionEmptied, { name }) : undefined}
        onChange={(text) => setTyped({ text: onOneLine(text), before: typed?.before ?? name })}
        onBlur={() => void save()}
      />
    </div>
  )
}

const isButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null

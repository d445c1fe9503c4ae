import { useRef, useState } from 'react'

/** Chooses the file that takes the place of something; `label` says of what. */
export function useReplacementPicker<Thing extends { name: string }>(
  label: (name: string) => string,
  take: (thing: Thing, file: File) => Promise<void>,
) {
  const input = useRef<HTMLInputElement>(null)
  const [replaced, setReplaced] = useState<Thing | null>(null)
  return {
    replace(thing: Thing) {
      setReplaced(thing)
      input.current?.click()
    },
    picker: (
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label(replaced?.name ?? '')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file && replaced) void take(replaced, file)
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}

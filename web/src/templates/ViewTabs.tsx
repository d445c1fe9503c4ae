import type { KeyboardEvent } from 'react'
import classes from './TemplateForm.module.css'

type ViewTabsProps<Value extends string> = {
  id: string
  label: string
  views: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Views of the same thing side by side; the arrow keys go from one to the next. */
export function ViewTabs<Value extends string>({ id, label, views, chosen, onChoose }: ViewTabsProps<Value>) {
  function keyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = views.findIndex(({ value }) => value === chosen)
    const next = views[(at + step + views.length) % views.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={classes.views}>
      {views.map(({ value, label: name }) => (
        <button
          key={value}
          id={`${id}-${value}`}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          aria-controls={`${id}-view`}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          onKeyDown={keyDown}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

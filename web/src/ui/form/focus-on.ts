const focusable = 'input, textarea, select, button, [tabindex], [contenteditable="true"]'

/** Moves the focus to the element with the id, or to the first control in it; false when there is none. */
export function focusOn(id: string, options?: FocusOptions): boolean {
  const element = document.getElementById(id)
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  control?.focus(options)
  return Boolean(control)
}

const fields = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[role="combobox"]',
  '[contenteditable="true"]',
].join()
const focusable = 'input, textarea, select, button, [tabindex], [contenteditable="true"]'

/**
 * Moves the focus to the element with the id, or to the first control in it; false when there is none. In a group of
 * fields that is a field, even if a button to remove the group stands before it.
 */
export function focusOn(id: string, options?: FocusOptions): boolean {
  const element = document.getElementById(id)
  const control = element?.matches(focusable) ? element : element && firstControl(element)
  control?.focus(options)
  return Boolean(control)
}

const firstControl = (element: HTMLElement) =>
  (element.matches('fieldset') ? element.querySelector<HTMLElement>(fields) : null) ??
  element.querySelector<HTMLElement>(focusable)

/** Brings whoever is done back to a description that is not kept as it is; false where there is none. */
export function focusOnWrongCaption(section: HTMLElement | null): boolean {
  const wrong = section?.querySelector<HTMLElement>('textarea[aria-invalid="true"]')
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.focus({ preventScroll: true })
  return Boolean(wrong)
}

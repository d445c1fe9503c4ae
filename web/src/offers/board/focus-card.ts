/** Puts the focus on a card, wherever it stands by now. */
export function focusCard(key: string): void {
  requestAnimationFrame(() => {
    const card = document.querySelector(`[data-card="${key}"]`)
    const places = [...(card?.querySelectorAll<HTMLElement>('[data-handle], button, a') ?? [])]
    places.find((place) => place.checkVisibility() && !place.matches(':disabled'))?.focus()
  })
}

/** What the browser's fields have of what is asked here. */
export type TextPlace = { value: string; readOnly: boolean; type: string }

const notWritten = ['radio', 'checkbox', 'hidden', 'button', 'submit']

/** Remembers what stood in each field when it was first entered, so that it can be told whether something was written. */
export class TypedText<Place extends TextPlace = TextPlace> {
  readonly #before = new Map<Place, string>()

  entered(place: Place): void {
    if (place.readOnly || notWritten.includes(place.type) || this.#before.has(place)) return
    this.#before.set(place, place.value)
  }

  /** Also in fields that a later choice has taken away: what was written there was work too. */
  get isThere(): boolean {
    return [...this.#before].some(([place, before]) => place.value.trim() !== before.trim())
  }
}

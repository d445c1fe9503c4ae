import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import type { Places } from './official-failures.ts'
import { childPath, stepsOf, type ValuePath } from '../form/paths.ts'

/** Finds the place in the form for a place in the notice. */
export class Locator {
  readonly #form: Form
  readonly #places: Places
  /** The first thing written below each element. */
  readonly #below = new Map<string, ValuePath>()

  constructor(form: Form, places: Places) {
    this.#form = form
    this.#places = places
    for (const [xpath, path] of places)
      for (let at = parentOf(xpath); at && !this.#below.has(at); at = parentOf(at)) this.#below.set(at, path)
  }

  /** Where that item stands, or would stand, near an element; else what the element was written from. */
  find(xpath: string, contentId: string | null): ValuePath {
    const near = this.#near(xpath)
    const place = contentId === null ? undefined : placesOf(this.#form).get(contentId)
    if (!place) return this.#places.has(xpath) ? near : this.#holder(near)
    const known = stepsOf(near)
    let path: ValuePath = ''
    let isSame = true
    for (const [at, item] of [...place.groups, place.item].entries()) {
      const step = known[at]
      isSame &&= step?.contentId === item.contentId
      path = childPath(path, item, isSame ? step?.ordinal : 1)
    }
    return path
  }

  #near(xpath: string): ValuePath {
    for (let at = xpath; at; at = parentOf(at)) {
      const path = this.#places.get(at) ?? this.#below.get(at)
      if (path !== undefined) return path
    }
    return ''
  }

  /** The group round a field that merely stands nearby. */
  #holder(path: ValuePath): ValuePath {
    const contentId = stepsOf(path).at(-1)?.contentId ?? ''
    const item = placesOf(this.#form).get(contentId)?.item
    return item && isField(item) ? path.slice(0, Math.max(0, path.lastIndexOf('/'))) : path
  }
}

const parentOf = (xpath: string): string => xpath.slice(0, Math.max(0, xpath.lastIndexOf('/')))

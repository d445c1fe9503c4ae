const own = new Set<string>()
const keyOf = (id: number, version: number | undefined) => `${id}/${version}`

/** What one has changed oneself need not be pointed out. */
export const noteOwnVersion = (id: number, version: number | undefined): void =>
  void own.add(keyOf(id, version))

export const isOwnVersion = (id: number, version: number | undefined): boolean => own.has(keyOf(id, version))

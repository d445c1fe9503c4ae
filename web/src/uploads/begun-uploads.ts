/** By the number in its list where an upload was begun; each queue has its own. */
export type BegunUploads = Map<number, string>

const lists: BegunUploads[] = []

export function newBegunUploads(): BegunUploads {
  const begun: BegunUploads = new Map()
  lists.push(begun)
  return begun
}

/** Whether an upload is in one of the lists. */
export const isInList = (url: string): boolean => lists.some((begun) => [...begun.values()].includes(url))

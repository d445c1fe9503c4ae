import { setImmediate as turn } from 'node:timers/promises'
import type { Doc } from './paper.ts'

/** What pdfkit keeps to itself: pages wait in a buffer until the document ends, which writes all of them at once. */
type Inside = {
  _root: { data: { Pages: { data: { Kids: unknown[] } } } }
  _pageBuffer: { end: () => void }[]
  _pageBufferStart: number
  endPageMarkings: (page: unknown) => void
}

/** So many pages are closed at once; after them everyone else's calls get their turn. */
const pagesAtOnce = 4

/** Puts the pages in this order and closes each after `last` has drawn on it; false once nobody waits any more. */
export async function closePages(
  doc: Doc,
  order: readonly number[],
  last: (page: number, index: number) => void,
): Promise<boolean> {
  const inside = doc as unknown as Inside
  reorder(inside, order)
  for (const [index, page] of order.entries()) {
    if (index % pagesAtOnce === pagesAtOnce - 1) await turn()
    if (doc.destroyed) return false
    last(page, index)
    const closed = inside._pageBuffer[page]
    inside.endPageMarkings(closed)
    closed?.end()
  }
  inside._pageBufferStart += inside._pageBuffer.length
  inside._pageBuffer = []
  return true
}

/** pdfkit appends pages only; the order in which they are read is that of the page tree's children. */
function reorder({ _root }: Inside, order: readonly number[]): void {
  const tree = _root.data.Pages.data
  tree.Kids = order.map((page) => tree.Kids[page])
}

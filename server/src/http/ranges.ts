/**
 * The part of `size` bytes that a Range header asks for, from one byte up to, not including, another (RFC 9110). Several
 * parts at once, other units and what nobody understands count as not asked.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '') return last === '' ? 'whole' : lastBytes(Number(last), size)
  const from = Number(first)
  const to = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < from) return 'whole'
  return from < size ? { from, to } : 'unsatisfiable'
}

function lastBytes(count: number, size: number) {
  if (count === 0) return 'unsatisfiable'
  // Of nothing there is no part that an answer could name.
  return size === 0 ? 'whole' : { from: Math.max(0, size - count), to: size }
}

/** The files of a ZIP archive; `readAt(from, to)` gives bytes of it. Ours are stored as they are, not packed. */
export async function zipSource(size, readAt) {
  const tail = await readAt(Math.max(0, size - 65_557), size)
  const view = viewOf(tail)
  let end = tail.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw new Error('no ZIP')
  let [count, length, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ]
  if (end >= 20 && view.getUint32(end - 20, true) === 0x07064b50) {
    const at = Number(view.getBigUint64(end - 12, true))
    const long = viewOf(await readAt(at, at + 56))
    count = Number(long.getBigUint64(32, true))
    length = Number(long.getBigUint64(40, true))
    start = Number(long.getBigUint64(48, true))
  }
  const entries = entriesIn(await readAt(start, start + length), count)
  return {
    paths: [...entries.keys()],
    async *open(path) {
      const { method, size: whole, at } = entries.get(path)
      if (method !== 0) throw new Error('packed anew / neu gepackt')
      const head = viewOf(await readAt(at, at + 30))
      const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
      const step = 4 * 1024 * 1024
      for (let done = 0; done < whole; done += step)
        yield await readAt(from + done, from + Math.min(done + step, whole))
    },
  }
}

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function entriesIn(directory, count) {
  const view = viewOf(directory)
  const entries = new Map()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('broken ZIP')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    )
    const name = new TextDecoder().decode(directory.subarray(at + 46, at + 46 + nameLength))
    const numbers = [24, 20, 42].map((place) => view.getUint32(at + place, true))
    // Numbers that do not fit stand behind the name, in this order.
    let extra = at + 46 + nameLength
    for (const last = extra + extraLength; extra + 4 <= last; ) {
      const [kind, size] = [view.getUint16(extra, true), view.getUint16(extra + 2, true)]
      let place = extra + 4
      if (kind === 1)
        numbers.forEach((value, index) => {
          if (value !== 0xffffffff) return
          numbers[index] = Number(view.getBigUint64(place, true))
          place += 8
        })
      extra += 4 + size
    }
    entries.set(name, { method: view.getUint16(at + 10, true), size: numbers[0], at: numbers[2] })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

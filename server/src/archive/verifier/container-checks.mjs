import { parse } from './reading.mjs'

const headLength = 1024
const smallest = 64 * 1024

/** Whether it is what holds a filing nobody has opened: its head names it, and its size tells nothing. */
export async function isContainer(source, place, { size, container, keyId }) {
  const head = parse(await beginning(source, place, headLength))
  const isPadded = size >= smallest && Number.isInteger(Math.log2(size))
  const names = (wrap) => wrap?.kind === 'master' && wrap.keyId === keyId
  return (
    isPadded && head?.format === 'allmende-behaelter-1' && head.id === container && head.wraps.some(names)
  )
}

async function beginning(source, place, length) {
  const whole = new Uint8Array(length)
  let taken = 0
  for await (const piece of source.open(place)) {
    whole.set(piece.subarray(0, length - taken), taken)
    taken += Math.min(piece.length, length - taken)
    if (taken === length) break
  }
  return whole
}

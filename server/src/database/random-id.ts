import { randomBytes } from 'node:crypto'

const [smallest, largest] = [2 ** 32, 2 ** 52]

/** An id that tells nobody how many there are: a random integer from 2^32 to 2^52. */
export function randomId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 12n)
    if (id >= smallest && id < largest) return id
  }
}

import { leastFiling } from './least-filing.ts'

/** So many of the newest pieces of each connection are kept. */
const kept = 32
/** And so many are read: the oldest may be written over at that moment. */
const remembered = kept - 1
const bytesPerEntry = 16

/** A piece that came in: how much of the connection there was with it, and when. */
type Piece = { until: number; at: number }

/**
 * When which byte of a connection reached this machine, in memory that both threads see: the gate writes it before it
 * passes the bytes on, so whoever reads a byte finds its instant. Each connection has a place; one that has been given
 * to another connection since tells nothing any more.
 */
export class Stamps {
  /** For each place the serial number of its connection; 0 where it is free. */
  readonly #serials: Int32Array
  /** For each place how many pieces came. */
  readonly #counts: Int32Array
  /** For each place the serial number of the connection that the application has taken over. */
  readonly #taken: Int32Array
  /** For each place the serial number of the connection of which the application has heard a whole request. */
  readonly #heard: Int32Array
  /** For each place the serial number of the connection that brought a token of this house. */
  readonly #known: Int32Array
  /** For each place the serial number of the connection that no opening waits for. */
  readonly #behind: Int32Array
  readonly #pieces: Float64Array
  readonly shared: SharedArrayBuffer

  constructor(shared: SharedArrayBuffer) {
    const places = placesIn(shared)
    this.shared = shared
    const columns = kept * bytesPerEntry
    this.#pieces = new Float64Array(shared, 0, places * kept * 2)
    this.#serials = new Int32Array(shared, places * columns, places)
    this.#counts = new Int32Array(shared, places * (columns + 4), places)
    this.#taken = new Int32Array(shared, places * (columns + 8), places)
    this.#heard = new Int32Array(shared, places * (columns + 12), places)
    this.#behind = new Int32Array(shared, places * (columns + 16), places)
    this.#known = new Int32Array(shared, places * (columns + 20), places)
  }

  static withPlaces(places: number): Stamps {
    return new Stamps(new SharedArrayBuffer(places * bytesPerPlace))
  }

  get places(): number {
    return this.#serials.length
  }

  begin(place: number, serial: number): void {
    Atomics.store(this.#counts, place, 0)
    Atomics.store(this.#serials, place, serial)
  }

  /** The application knows of it, and releases it; not where its place was given to another one meanwhile. */
  take(place: number, serial: number): void {
    if (this.isOf(place, serial)) Atomics.store(this.#taken, place, serial)
  }

  isTaken(place: number, serial: number): boolean {
    return Atomics.load(this.#taken, place) === serial
  }

  /** Many others of its line came before: until it is led in nobody waits for it. */
  fallBehind(place: number, serial: number): void {
    Atomics.store(this.#behind, place, serial)
  }

  /** The application has heard a whole request of it. */
  hear(place: number, serial: number): void {
    if (this.isOf(place, serial)) Atomics.store(this.#heard, place, serial)
  }

  isHeard(place: number, serial: number): boolean {
    return Atomics.load(this.#heard, place) === serial
  }

  /** Its sender brought a token of this house. */
  know(place: number, serial: number): void {
    if (this.isOf(place, serial)) Atomics.store(this.#known, place, serial)
  }

  isKnown(place: number, serial: number): boolean {
    return Atomics.load(this.#known, place) === serial
  }

  /** Nobody looks at this connection any more; whoever else has its place now keeps it. */
  release(place: number, serial: number): void {
    Atomics.compareExchange(this.#serials, place, serial, 0)
  }

  /** Whether the place is still that connection's. */
  isOf(place: number, serial: number): boolean {
    return Atomics.load(this.#serials, place) === serial
  }

  isFree(place: number): boolean {
    return Atomics.load(this.#serials, place) === 0
  }

  note(place: number, until: number, at: number): void {
    const count = Atomics.load(this.#counts, place)
    const last = this.#indexOf(place, count - 1)
    // What comes within one millisecond is one piece.
    if (count > 0 && this.#pieces[last + 1] === at) {
      this.#pieces[last] = until
      return
    }
    const index = this.#indexOf(place, count)
    this.#pieces[index] = until
    this.#pieces[index + 1] = at
    Atomics.store(this.#counts, place, count + 1)
  }

  /** The pieces that are still remembered, the oldest first; `isWhole` where none was forgotten. */
  piecesOf(place: number, serial: number): { pieces: Piece[]; isWhole: boolean } {
    const count = Atomics.load(this.#counts, place)
    const first = Math.max(0, count - remembered)
    const pieces = Array.from({ length: count - first }, (_, index) => this.#read(place, first + index))
    // What was overwritten while it was read, and what belongs to another connection, is left out.
    const sound = Math.max(0, Atomics.load(this.#counts, place) - remembered)
    if (Atomics.load(this.#serials, place) !== serial) return { pieces: [], isWhole: false }
    return { pieces: pieces.slice(Math.max(0, sound - first)), isWhole: sound === 0 }
  }

  /** The newest piece; null where nothing came, or the place is another's. */
  newestOf(place: number, serial: number): Piece | null {
    for (;;) {
      const count = Atomics.load(this.#counts, place)
      const newest = this.#read(place, count - 1)
      // While it was read the next may have come.
      if (Atomics.load(this.#counts, place) !== count) continue
      return count > 0 && this.isOf(place, serial) ? newest : null
    }
  }

  /** When the oldest came of what may be a filing and the application knows nothing of yet; null where there is nothing. */
  earliestUntaken(): number | null {
    let earliest: number | null = null
    for (let place = 0; place < this.places; place++) {
      const serial = Atomics.load(this.#serials, place)
      const count = Atomics.load(this.#counts, place)
      if (serial === 0 || count === 0 || this.isTaken(place, serial)) continue
      if (Atomics.load(this.#behind, place) === serial) continue
      if (this.#read(place, count - 1).until < leastFiling) continue
      const { at } = this.#read(place, Math.max(0, count - remembered))
      if (earliest === null || at < earliest) earliest = at
    }
    return earliest
  }

  #read(place: number, number: number): Piece {
    const index = this.#indexOf(place, number)
    return { until: this.#pieces[index] ?? 0, at: this.#pieces[index + 1] ?? 0 }
  }

  #indexOf(place: number, number: number): number {
    return (place * kept + (((number % kept) + kept) % kept)) * 2
  }
}

const bytesPerPlace = kept * bytesPerEntry + 24
const placesIn = (shared: SharedArrayBuffer): number => shared.byteLength / bytesPerPlace

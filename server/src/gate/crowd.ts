import { Resting } from './resting.ts'
import { steadyNow } from './steady-clock.ts'

/** Whoever takes part in a crowd: one connection. */
export type Member = {
  address: string
  /** Many people come through a proxy: what is bounded for an address is not for it. */
  isProxy: boolean
  /** Bytes that it sent and nobody has taken yet. */
  pending: number
  /** Whether the application has heard a whole request of it. */
  isHeard: () => boolean
  /** Whether it brought a token of this house. */
  isKnown: () => boolean
  /** It has to go at once, whatever it has sent. */
  leave: () => void
}

/** Those of one address; some have sent next to nothing yet, and more are not led to the application yet. */
type Group = {
  members: Set<Member>
  silent: Set<Member>
  unled: Set<Member>
  resting: Resting<Member>
  pending: number
}

/** How much the gate holds of what nobody has taken yet. Bytes. */
export type Room = { always: number; each: number; address: number; all: number }

export const usualRoom: Room = {
  // A submission with all its lots fits many times: whatever others send, it is taken in and stamped.
  always: 64 * 1024,
  each: 1024 * 1024,
  address: 8 * 1024 * 1024,
  all: 64 * 1024 * 1024,
}

/** Addresses that have about the same take no places from each other, or they would do so all the time. */
const muchMore = 1.5

/** Whoever comes has said something by then, however busy the gate is. Milliseconds. */
const firstWord = 1000

/** How many connections there may be; `many` are more than people of one address have, `several` than one person. */
export type Bounds = {
  all: number
  perAddress: number
  unledPerAddress: number
  many: number
  several: number
}

/**
 * The connections that are open, by address. No address takes all places: where there is none left, one with very many
 * connections loses one, or whoever has said nothing for a while goes, or one of the address that has the most waiting.
 * Whoever has been heard stays, unless her address has several others; only where all were heard and nobody has several,
 * whoever has rested for the longest goes, strangers first, for otherwise strangers who rest could keep out everybody
 * who comes. And nobody's bytes wait outside because others have sent so many.
 */
export class Crowd {
  readonly #groups = new Map<string, Group>()
  /** Those with more than several. */
  readonly #large = new Set<Group>()
  /** Of all addresses, the oldest first. */
  readonly #silent = new Map<Member, number>()
  readonly #unheard = new Map<Member, number>()
  /** Those whose client is gone; what they sent is on its way all the same. */
  readonly #gone = new Set<Member>()
  /** Those that are led in, of a proxy too. */
  readonly #resting = new Resting<Member>()
  readonly #bounds: Bounds
  readonly #room: Room
  readonly #now: () => number
  #pending = 0
  #size = 0

  /** `now` in milliseconds of the steady clock. */
  constructor(bounds: Bounds, room: Room = usualRoom, now = steadyNow) {
    this.#bounds = bounds
    this.#room = room
    this.#now = now
  }

  get size(): number {
    return this.#size
  }

  countOf(address: string): number {
    return this.#groups.get(address)?.members.size ?? 0
  }

  /** Whether there is a place for somebody, if need be that of another one. */
  hasPlaceFor({ address, isProxy }: Pick<Member, 'address' | 'isProxy'>): boolean {
    const group = this.#groups.get(address)
    if (group && !isProxy) {
      const { silent, unled, resting, members } = group
      // Neighbours keep nobody out: the longer somebody has said nothing, the less is lost with her.
      if (unled.size >= this.#bounds.unledPerAddress) this.#sendAway(firstOf(silent) ?? firstOf(unled))
      if (
        members.size >= this.#bounds.perAddress &&
        !this.#sendAway(firstOf(silent) ?? resting.longest(this.#now()))
      )
        return false
    }
    return (
      this.#size < this.#bounds.all || this.#makePlaceFor(isProxy ? undefined : this.#groups.get(address))
    )
  }

  join(member: Member): void {
    const group = this.#groups.get(member.address) ?? emptyGroup()
    this.#groups.set(member.address, group)
    for (const set of [group.members, group.silent, group.unled]) set.add(member)
    this.#size += 1
    if (member.isProxy) return
    this.#silent.set(member, this.#now())
    if (group.members.size > this.#bounds.several) this.#large.add(group)
  }

  /** It has sent as much as a request has. */
  speaks(member: Member): void {
    this.#groups.get(member.address)?.silent.delete(member)
    this.#silent.delete(member)
  }

  /** It is led to the application. */
  isLed(member: Member): void {
    this.speaks(member)
    const group = this.#groups.get(member.address)
    if (!group?.unled.delete(member)) return
    this.#gone.delete(member)
    for (const resting of [this.#resting, group.resting]) resting.begin(member, this.#now())
    if (!member.isProxy) this.#unheard.set(member, this.#now())
  }

  /** Something of it came, or was given to it. */
  moves(member: Member): void {
    const now = this.#now()
    this.#resting.moves(member, now)
    this.#groups.get(member.address)?.resting.moves(member, now)
  }

  /** Its client is there no more, but what it sent is still to be led in. */
  isGone(member: Member): void {
    if (this.#groups.get(member.address)?.members.has(member)) this.#gone.add(member)
  }

  leave(member: Member): void {
    this.#gone.delete(member)
    this.holds(member, 0)
    const group = this.#groups.get(member.address)
    if (!group?.members.delete(member)) return
    this.isLed(member)
    this.#unheard.delete(member)
    for (const resting of [this.#resting, group.resting]) resting.forget(member)
    this.#size -= 1
    if (group.members.size <= this.#bounds.several) this.#large.delete(group)
    if (group.members.size === 0) this.#groups.delete(member.address)
  }

  /** So much of it waits now. */
  holds(member: Member, pending: number): void {
    const group = this.#groups.get(member.address)
    if (!group?.members.has(member)) return
    const more = pending - member.pending
    member.pending = pending
    group.pending += more
    this.#pending += more
  }

  /** Whether more of it can be taken in. */
  hasRoomFor({ address, isProxy, pending }: Member): boolean {
    const { always, each, address: ofAddress, all } = this.#room
    if (pending <= always) return true
    const held = isProxy ? 0 : (this.#groups.get(address)?.pending ?? 0)
    return pending <= each && held <= ofAddress && this.#pending <= all
  }

  /** For one more of these. False where they are about the most themselves, or nobody is led in yet. */
  #makePlaceFor(own: Group | undefined): boolean {
    const [gone] = this.#gone
    if (gone) return this.#sendAway(gone)
    const { many, several } = this.#bounds
    const most = this.#largestBy('members')
    const hasMuchMore = most !== null && most.members.size > muchMore * (own?.members.size ?? 0)
    if (most && most.members.size > many)
      return hasMuchMore && this.#sendAway(lastOf(most.silent) ?? lastOf(most.unled) ?? lastOf(most.members))
    const unled = this.#largestBy('unled')?.unled
    return this.#sendAway(
      this.#firstSilent(firstWord) ??
        // What somebody sent who has few connections is led on.
        (unled && unled.size > several ? lastOf(unled) : undefined) ??
        this.#firstUnheard(firstWord) ??
        (hasMuchMore ? most.resting.longestStranger() : undefined) ??
        (own && own.members.size > several ? own.resting : this.#resting).longest(this.#now()) ??
        this.#firstSilent(0),
    )
  }

  #largestBy(which: 'members' | 'unled'): Group | null {
    let most: Group | null = null
    for (const group of this.#large) if (group[which].size > (most?.[which].size ?? 0)) most = group
    return most
  }

  /** Who has said nothing for the longest, and at least for so long. */
  #firstSilent(milliseconds: number): Member | undefined {
    for (const [member, since] of this.#silent)
      return this.#now() - since >= milliseconds ? member : undefined
    return undefined
  }

  /** Of whom nothing whole was heard, and who has been led in for at least so long. */
  #firstUnheard(milliseconds: number): Member | undefined {
    for (const [member, since] of this.#unheard) {
      if (this.#now() - since < milliseconds) return undefined
      if (!member.isHeard()) return member
      this.#unheard.delete(member)
    }
    return undefined
  }

  /** Its place is free at once, however long the rest of it takes. */
  #sendAway(member: Member | undefined): boolean {
    if (!member) return false
    this.leave(member)
    member.leave()
    return true
  }
}

const emptyGroup = (): Group => ({
  members: new Set(),
  silent: new Set(),
  unled: new Set(),
  resting: new Resting(),
  pending: 0,
})

const firstOf = (members: ReadonlySet<Member>): Member | undefined => {
  for (const member of members) return member
  return undefined
}

const lastOf = (members: ReadonlySet<Member>): Member | undefined => [...members].at(-1)

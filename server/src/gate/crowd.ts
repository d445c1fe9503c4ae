/** Whoever takes part in a crowd: one connection. */
export type Member = {
  address: string
  /** Many people come through a proxy: what is bounded for an address is not for it. */
  isProxy: boolean
  /** Whether it has sent anything yet. */
  hasSpoken: boolean
  /** Bytes that it sent and nobody has taken yet. */
  pending: number
  leave: () => void
}

/** Those of one address. */
type Group = { members: Set<Member>; silent: number; pending: number }

/** How much the gate holds of what nobody has taken yet. Bytes. */
export type Room = { always: number; each: number; address: number; all: number }

export const usualRoom: Room = {
  // A submission with all its lots fits many times: whatever others send, it is taken in and stamped.
  always: 64 * 1024,
  each: 1024 * 1024,
  address: 8 * 1024 * 1024,
  all: 64 * 1024 * 1024,
}

/** So many connections of an address may have sent nothing yet; browsers open one or two ahead. */
const mostSilent = 100

/**
 * The connections that are open, by address. No address takes all places: where there is none left, the address with
 * the most connections loses its youngest. And nobody's bytes wait outside because others have sent so many.
 */
export class Crowd {
  readonly #groups = new Map<string, Group>()
  readonly #room: Room
  #pending = 0
  #size = 0

  constructor(room: Room = usualRoom) {
    this.#room = room
  }

  get size(): number {
    return this.#size
  }

  countOf(address: string): number {
    return this.#groups.get(address)?.members.size ?? 0
  }

  mayJoin(address: string, most: number): boolean {
    const group = this.#groups.get(address)
    return !group || (group.members.size < most && group.silent < mostSilent)
  }

  join(member: Member): void {
    const group = this.#groups.get(member.address) ?? { members: new Set(), silent: 0, pending: 0 }
    this.#groups.set(member.address, group)
    group.members.add(member)
    group.silent += 1
    this.#size += 1
  }

  /** Now it has sent something. */
  speaks(member: Member): void {
    const group = this.#groups.get(member.address)
    if (member.hasSpoken || !group?.members.has(member)) return
    member.hasSpoken = true
    group.silent -= 1
  }

  leave(member: Member): void {
    this.holds(member, 0)
    const group = this.#groups.get(member.address)
    if (!group?.members.delete(member)) return
    this.#size -= 1
    if (!member.hasSpoken) group.silent -= 1
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

  /** Makes a place for somebody of that address; false where that address itself holds the most. */
  makePlaceFor(address: string): boolean {
    let most: Group | null = null
    for (const group of this.#groups.values())
      if (!isOfProxy(group) && group.members.size > (most?.members.size ?? 0)) most = group
    if (most === null || most.members.size <= this.countOf(address)) return false
    ;[...most.members].at(-1)?.leave()
    return true
  }
}

function isOfProxy({ members }: Group): boolean {
  for (const { isProxy } of members) return isProxy
  return false
}

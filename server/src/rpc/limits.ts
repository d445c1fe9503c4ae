/** Who sends something: each side as much as its largest honest call needs. */
export type Side = 'visitor' | 'external' | 'internal'

/** Sizes in bytes, of one message or request body. */
export const largestMessages: Readonly<Record<Side, number>> = {
  visitor: 256 * 1024,
  external: 1024 * 1024,
  internal: 16 * 1024 * 1024,
}

/** Nothing longer is parsed or checked by the loop that answers everyone; no submission is so long. */
export const longestHere = 64 * 1024

/** How many values the arguments of one call may hold; a notice with hundreds of lots has two hundred thousand. */
export const mostValues: Readonly<Record<Side, number>> = {
  visitor: 4000,
  external: 20_000,
  internal: 250_000,
}

/** How deep the values of a message may nest. */
export const deepestNesting = 64

/** How much the answer to one batch may weigh; where another answer would not fit, it and all after it are refused. */
export const largestAnswer = 16 * 1024 * 1024
export const largestVisitorAnswer = 2 * 1024 * 1024

/** How much all answers together may weigh that are being put together or wait to be taken. */
export const roomForUsers = 128 * 1024 * 1024
export const roomForVisitors = 32 * 1024 * 1024

/** So many calls at once, and so many more each second; so many bytes sent count as a further call. */
export type Allowance = { burst: number; perSecond: number; bytesPerCall: number }

/** How much of the server one address or one account may take. Times in milliseconds. */
export type DoorLimits = {
  /** Connections of one address; those of trusted proxies are not counted. */
  connectionsPerAddress: number
  /** Websockets of one address on which nobody is logged in; as many more may just be opening. */
  socketsPerAddress: number
  socketsPerAccount: number
  /** Calls of all strangers at one address. */
  strangerCalls: Allowance
  /** What else one websocket sends on which nobody is logged in. */
  strangerLine: Allowance
  /** How many such websockets may be opened from one address, for each begins with an allowance of its own. */
  strangerLines: Pick<Allowance, 'burst' | 'perSecond'>
  /** Logins from one address. */
  logins: Pick<Allowance, 'burst' | 'perSecond'>
  accountCalls: Allowance
  /** Requests from one address for what everybody gets: pages and their parts, facts, whether we are well. */
  plainRequests: Pick<Allowance, 'burst' | 'perSecond'>
  /** Bytes that one account, or all strangers of an address, may add to the log, which is kept for ever. */
  logged: Pick<Allowance, 'burst' | 'perSecond'>
  /** Calls of one caller that are in work at once, of those that read and of those that change something; others of hers wait. */
  callsAtOnce: number
  /** A request's headers have to be there by then. */
  headersWithin: number
  /** In each such time a body has to come at this pace. */
  slowBody: { within: number; bytesPerSecond: number }
  /** A connection on which nothing moves is ended. */
  silence: number
  /** How often slow ones are looked for. */
  lookEvery: number
}

/** Generous to addresses, because whole offices sit behind one. */
export const usualLimits: DoorLimits = {
  connectionsPerAddress: 1000,
  socketsPerAddress: 200,
  socketsPerAccount: 50,
  strangerCalls: { burst: 3000, perSecond: 100, bytesPerCall: 2 * 1024 },
  strangerLine: { burst: 150, perSecond: 20, bytesPerCall: 2 * 1024 },
  strangerLines: { burst: 300, perSecond: 5 },
  logins: { burst: 300, perSecond: 10 },
  accountCalls: { burst: 3000, perSecond: 50, bytesPerCall: 16 * 1024 },
  // An office that opens its browsers in the morning, and nothing is in their caches yet.
  plainRequests: { burst: 20_000, perSecond: 400 },
  logged: { burst: 1024 * 1024 * 1024, perSecond: 32 * 1024 },
  callsAtOnce: 4,
  headersWithin: 20_000,
  slowBody: { within: 30_000, bytesPerSecond: 1024 },
  silence: 120_000,
  lookEvery: 5000,
}

/** How long a bucket is waited for, in milliseconds, and how much is asked of it at once. */
export type S3Bounds = {
  connect: number
  /** Until it answers a request, and between two pieces of what it sends. */
  answer: number
  /** One request with all its attempts. */
  whole: number
  attempts: number
  /** How long a claim settles where the server does not tell that two claim at once. */
  claim: number
  /** Names in one page of a list. */
  page: number
}

export const usualBounds: S3Bounds = {
  connect: 5_000,
  answer: 30_000,
  whole: 90_000,
  attempts: 3,
  claim: 2_000,
  page: 1_000,
}

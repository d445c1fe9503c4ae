import type { Readable } from 'node:stream'

/** From this byte up to, not including, that one. */
export type Span = { from: number; to: number }

/**
 * Where the bytes of files lie: a folder or a bucket. It knows keys and bytes and never what they mean; all it is
 * given is sealed already. Keys are UUIDs of ours, never names that somebody chose.
 */
export type Storage = {
  /** How the operator knows it: the folder's path, or the bucket's address. */
  readonly place: string
  /** Who it is; null while nobody has claimed it. */
  identity: () => Promise<string | null>
  /** Gives it an identity; false where it has one already. */
  claim: (identity: string) => Promise<boolean>
  /** How much of an unfinished file is there to stay; null where there is none. */
  lengthOf: (key: string) => Promise<number | null>
  /** Goes on with an unfinished file after so many of its bytes, or begins it with none; what follows them is thrown away. */
  write: (key: string, after: number) => Promise<Writing>
  /** Makes an unfinished file whole, for good; of one that is whole already it is told so in peace. */
  finish: (key: string) => Promise<void>
  /** Bytes of a file, whole or unfinished; in pieces of this length, where that costs nothing. */
  read: (key: string, span: Span, pieceLength?: number) => Promise<Readable>
  /** Forgets a file, whole or unfinished; one that is not there is gone already. */
  remove: (key: string) => Promise<void>
  /** Every file that is whole, in pages; `modified` is when it became so. */
  listWhole: () => AsyncIterable<StoredFile>
  /** Every unfinished file; `modified` is when it last grew. */
  listUnfinished: () => AsyncIterable<StoredFile>
  /** How many bytes more it takes; null where nobody knows. */
  free: () => Promise<number | null>
  close?: () => Promise<void>
}

export type StoredFile = { key: string; modified: Date }

/** One writer at an unfinished file. */
export type Writing = {
  /**
   * Takes a piece, which stays whole or not at all: whoever goes on later finds only whole pieces. Once it is taken
   * the buffer is its owner's again, who fills it with the next one.
   */
  append: (piece: Buffer) => Promise<void>
  /** Keeps what was taken, so that another process finds it. */
  end: () => Promise<void>
}

/** There is no such file. */
export class FileMissing extends Error {}

/** There is no room for more. */
export class StorageFull extends Error {}

/** The storage cannot be asked right now. */
export class StorageDown extends Error {}

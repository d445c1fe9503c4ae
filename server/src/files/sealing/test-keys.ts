import { createHash } from 'node:crypto'
import { type MasterKeys, masterKeysOf } from './master-keys.ts'

/** A key that is always the same for the same words. */
export const keyOf = (words: string): Buffer => createHash('sha256').update(words).digest()

/** Keys by their ids, each made from its id unless others words are given as `id=words`. */
export const keysNamed = (...names: string[]): MasterKeys =>
  masterKeysOf(
    names.map((name) => {
      const [id = '', words = id] = name.split('=')
      return { id, key: keyOf(words) }
    }),
  )

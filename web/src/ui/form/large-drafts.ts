import { createStore } from '../../rpc/store.ts'
import { type Draft, draftKey, longestKept } from './draft.ts'

/** What localStorage is too small for: the browser's own database keeps it as it is, without a detour over text. */
type Kept = Draft<unknown> & { version: number }

/** Counts what was kept or taken away here; a page left in a hurry is written after the next one is shown. */
export const draftChanges = createStore(0)

const storeName = 'drafts'
let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('allmende', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
  // Whoever asks again later may be luckier.
  opening.catch(() => {
    opening = null
  })
  return opening
}

async function within<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(storeName, mode)
  const request = ask(transaction.objectStore(storeName))
  // Left to itself it waits for the request, and is undone when the page is gone by then.
  transaction.commit()
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })
}

/** Null when there is none, when it is too old, or of a form that has changed since. */
export async function readLargeDraft<Value>(
  key: string,
  version: number,
  now: Date,
): Promise<Draft<Value> | null> {
  try {
    const kept = (await within('readonly', (store) => store.get(key))) as Kept | undefined
    const fresh = kept !== undefined && now.getTime() - kept.at.getTime() < longestKept
    if (!fresh || kept.version !== version) return null
    const { version: _shape, ...draft } = kept
    return draft as Draft<Value>
  } catch {
    return null
  }
}

/** The forms for which this browser keeps entries of somebody, by the names the forms have. */
export async function keptForms(user: string, now: Date): Promise<ReadonlySet<string>> {
  try {
    const prefix = draftKey(user, '')
    const keys = (await within('readonly', (store) => store.getAllKeys())).map(String)
    const own = keys.filter((key) => key.startsWith(prefix))
    const kept = await Promise.all(
      own.map(async (key) => ({
        key,
        at: ((await within('readonly', (store) => store.get(key))) as Kept).at,
      })),
    )
    const fresh = kept.filter(({ at }) => now.getTime() - at.getTime() < longestKept)
    return new Set(fresh.map(({ key }) => decodeURIComponent(key.slice(prefix.length))))
  } catch {
    return new Set()
  }
}

/** False when the browser did not take it. */
export async function writeLargeDraft(key: string, kept: Kept): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(kept, key))
    draftChanges.set(draftChanges.get() + 1)
    return true
  } catch {
    return false
  }
}

export async function removeLargeDraft(key: string): Promise<void> {
  try {
    await within('readwrite', (store) => store.delete(key))
    draftChanges.set(draftChanges.get() + 1)
  } catch {
    // Nothing was stored, then.
  }
}

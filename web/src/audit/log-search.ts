/** The part of the filter behind the address's question mark. */
export type LogSearch = { ereignis?: string; von?: string; bis?: string }

export function readSearch(search: Record<string, unknown>): LogSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? { [key]: search[key] } : {})
  return { ...text('ereignis'), ...text('von'), ...text('bis') }
}

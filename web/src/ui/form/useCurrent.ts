import { useLayoutEffect, useRef } from 'react'

/** What a value is now, for whatever began when it was another. */
export function useCurrent<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return () => latest.current
}

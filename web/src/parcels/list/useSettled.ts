import { useEffect, useEffectEvent, useState } from 'react'

const pause = 300

/** What is being typed, told once the typing pauses; what is changed from outside shows here too. */
export function useSettled<Value>(
  value: Value,
  onSettle: (value: Value) => void,
): [Value, (typed: Value) => void] {
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  const settle = useEffectEvent((settled: Value) => {
    setTyped(null)
    if (settled !== value) onSettle(settled)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle(typed.value), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed === null ? value : typed.value, (next) => setTyped({ value: next })]
}

type Flight<Thing> = { result: Promise<Thing>; wanted: number; ending: AbortController }

/** The same thing wanted many times at once is fetched once, for as long as anybody still wants it. */
export function flights<Thing>() {
  const underway = new Map<string, Flight<Thing>>()

  function begin(key: string, fetchIt: (signal: AbortSignal) => Promise<Thing>): Flight<Thing> {
    const ending = new AbortController()
    const flight = { wanted: 0, ending, result: fetchIt(ending.signal) }
    flight.result.then(
      () => land(key, flight),
      () => land(key, flight),
    )
    underway.set(key, flight)
    return flight
  }

  function land(key: string, flight: Flight<Thing>): void {
    if (underway.get(key) === flight) underway.delete(key)
  }

  return {
    share: (
      key: string,
      gone: AbortSignal,
      fetchIt: (signal: AbortSignal) => Promise<Thing>,
    ): Promise<Thing> => {
      const flight = underway.get(key) ?? begin(key, fetchIt)
      flight.wanted++
      const leave = () => {
        if (--flight.wanted > 0) return
        land(key, flight)
        flight.ending.abort()
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
      return flight.result.finally(() => gone.removeEventListener('abort', leave))
    },
    /** Nobody wants anything any more. */
    end: () => {
      for (const { ending } of underway.values()) ending.abort()
    },
  }
}

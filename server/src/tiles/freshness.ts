/** For how long a tile may be shown without asking again, in milliseconds, and what may be done with it then. */
export type Freshness = { mayKeep: boolean; freshFor: number; mayBeStale: boolean }

const day = 24 * 3_600_000
/** Of a server that says nothing. */
const usual = day
const longest = 30 * day

/** What a server says of an answer in `Cache-Control` and `Age`; we are a cache that many share. */
export function freshnessIn(headers: Headers): Freshness {
  const said = new Map(
    (headers.get('cache-control') ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => {
        const [name = '', value = ''] = directive.split('=')
        return [name.trim(), value.trim().replaceAll('"', '')] as const
      }),
  )
  const given = said.get('s-maxage') ?? said.get('max-age')
  const age = Number(headers.get('age') ?? 0) || 0
  const freshFor = given === undefined ? usual : Math.max(0, (Number(given) || 0) - Math.max(0, age)) * 1000
  return {
    mayKeep: !said.has('no-store') && !said.has('private'),
    freshFor: said.has('no-cache') ? 0 : Math.min(longest, freshFor),
    mayBeStale: !said.has('must-revalidate') && !said.has('proxy-revalidate'),
  }
}

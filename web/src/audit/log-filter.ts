import { type AuditEventType, auditEventTypes } from '@allmende/domain/deed/audit-event.ts'
import { fromBerlin } from '../ui/form/berlin-time.ts'
import { readDate } from '../ui/form/typed-date.ts'
import type { LogSearch } from './log-search.ts'

/** What the page shows, as its address says it; days as `2026-12-31`. */
export type LogFilter = {
  projectId: number | null
  type: AuditEventType | null
  from: string | null
  to: string | null
}

export const everything: LogFilter = { projectId: null, type: null, from: null, to: null }

/** What an address cannot mean is left out. */
export function filterOf(id: string | undefined, { ereignis, von, bis }: LogSearch): LogFilter {
  return {
    projectId: /^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : null,
    type: auditEventTypes.find((type) => type === ereignis) ?? null,
    from: readDate(von ?? ''),
    to: readDate(bis ?? ''),
  }
}

export function addressOf({ projectId, type, from, to }: LogFilter) {
  return {
    params: { id: projectId === null ? undefined : String(projectId) },
    search: { ...(type && { ereignis: type }), ...(from && { von: from }), ...(to && { bis: to }) },
  }
}

/** The filter's days as moments: from the first midnight until the midnight after the last day. */
export function momentsOf({ from, to }: LogFilter): { from?: Date; to?: Date } {
  const [start, end] = [from && midnight(from), to && midnight(dayAfter(to))]
  return { ...(start && { from: start }), ...(end && { to: end }) }
}

function midnight(date: string): Date | null {
  const reading = fromBerlin({ date, time: '00:00' })
  return reading.kind === 'never' ? null : new Date(reading.instant)
}

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

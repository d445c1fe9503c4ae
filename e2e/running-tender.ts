import { ask } from './asked.ts'

export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The drafts of the demo: two lots in a negotiated procedure, a continuous one, an expression of interest. */
export const drafts = { negotiated: 1, continuous: 2, interest: 3 } as const

type Deadlines = {
  applicationDeadline?: Date | null
  offerDeadline?: Date | null
  finalDeadline?: Date
  deadlinePeriodDays?: number
}
type Draft = { version: number; panels: unknown; lots: { id: number; name: string }[] }

/** Publishes a draft of the demo at once, with deadlines as near as a story needs them. */
export async function runTender(
  serverUrl: string,
  id: number,
  start: 2 | 3 | 5 | 6,
  deadlines: Deadlines,
): Promise<{ path: string; lots: Draft['lots'] }> {
  const { version, panels } = (await ask(serverUrl, 'anna', 'getProject', id)) as Draft
  await ask(serverUrl, 'anna', 'updateProject', { id, version, panels, ...deadlines })
  const { lots } = (await ask(
    serverUrl,
    'anna',
    'updateProjectStage',
    { id, stage: start, published: new Date().toISOString() },
    null,
    null,
    [],
    { reason: 'Die Sache eilt.' },
  )) as Draft
  return { path: `/projekte/${id}`, lots }
}

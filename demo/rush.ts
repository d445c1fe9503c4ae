import type { Logger } from 'pino'
import type { CallParts } from '../server/src/rpc/calls.ts'
import { players } from './diary/story.ts'
import { demoPassword } from './people.ts'
import { concession } from './stories/concession.ts'
import { drafting } from './tenders.ts'
import { type Visitor, visitorAt } from './visitor.ts'

const minute = 60_000
const runsFor = 20 * minute
/** With more than this left, the one that runs can still be tried. */
const worthKeeping = 15 * minute

export const rushTitle = 'Eilausschreibung: Ersatzfähre über die Wiesenau'

const rushTender = concession({
  title: rushTitle,
  says: 'Nach einem Maschinenschaden liegt die Fähre fest. Bis sie wieder fährt, sucht die Gemeinde einen Betreiber, der Fahrgäste und Fahrräder auf eigene Rechnung übersetzt. Angebote werden unmittelbar abgegeben.',
  cpv: '60610000',
  lots: [
    {
      name: 'Fährbetrieb bis zum Ende der Reparatur',
      mark: 'E-FAEHRE',
      says: 'Mindestens eine Überfahrt je Stunde von 6 bis 20 Uhr, zwölf Fahrgäste und sechs Fahrräder.',
      euros: 60_000,
      months: 3,
    },
  ],
})

const whySoShort = 'Die Fähre ist ausgefallen; der Weg zu Schule und Ärztehaus duldet keinen Aufschub.'
const whyEnded = 'Die Frist ist abgelaufen; mit dem nächsten Start der Vorführung beginnt eine neue.'
const whyDropped = 'Der Entwurf blieb liegen, bevor er veröffentlicht war.'

/**
 * Keeps one tender open whose deadline is near, for whoever wants to try the last minutes, and puts away those whose
 * deadline has passed. Nothing hangs on it: what fails is logged.
 */
export async function keepRushOpen(house: CallParts, log: Logger, now = new Date()): Promise<void> {
  try {
    const anna = visitorAt(house, () => now)
    await anna.logIn(players.anna, demoPassword)
    const found = await anna.call('getAllProjects', { search: rushTitle, limit: 100 })
    const rushes = found.filter(({ name }) => name === rushTitle)
    for (const { id, stage, offerDeadline } of rushes)
      if (stage === null || (offerDeadline && offerDeadline < now))
        await putAway(anna, id, stage).catch((error: unknown) =>
          log.warn({ err: error, tenderId: id }, 'a former rush of the demo could not be put away'),
        )
    const isOpen = rushes.some(
      ({ stage, offerDeadline }) =>
        stage !== null && offerDeadline && offerDeadline.getTime() - now.getTime() > worthKeeping,
    )
    if (!isOpen) await publishRush(anna, now)
    await anna.call('logout')
  } catch (error) {
    log.warn({ err: error }, 'the demo has no tender with a near deadline')
  }
}

async function putAway(anna: Visitor, id: number, stage: number | null): Promise<void> {
  if (stage === null) {
    await anna.call('updateProjectStage', { id, stage: 8 }, null, null, [], { reason: whyDropped })
    return
  }
  const { lots } = await anna.call('getProject', id)
  // Cancelled and not ended: a lot that ends leaves the draft of a result notice, and nobody would ever send these.
  if (lots.some(({ outcome }) => outcome === null))
    await anna.call('updateProjectStage', { id, stage: 8 }, null, null, [], { reason: whyEnded })
  else await anna.call('archiveProject', id)
}

async function publishRush(anna: Visitor, now: Date): Promise<void> {
  // On a full minute, as people read it.
  const deadline = new Date(Math.ceil((now.getTime() + runsFor) / minute) * minute)
  // Its only date is counted in minutes, which no calendar of days knows.
  const draft = drafting(anna, () => deadline)
  const { id } = await draft(rushTender, { offer: [0, 0] })
  const start = { id, stage: 6, published: now }
  await anna.call('updateProjectStage', start, null, null, [], { reason: whySoShort })
}

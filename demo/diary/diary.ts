import type { Ground } from '../../server/src/assembly/services.ts'
import type { Config } from '../../server/src/config.ts'
import type { Db } from '../../server/src/database/schema.ts'
import type { Calendar } from '../calendar.ts'
import { demoPassword } from '../people.ts'
import { drafting } from '../tenders.ts'
import { type Visitor, visitorIn } from '../visitor.ts'
import { platformClock } from './platform-clock.ts'
import { type Player, players, type Scene, type Story } from './story.ts'

type Place = { db: Db; config: Config; ground: Ground; calendar: Calendar; now: Date }

/** A step as the diary has it: when, and who does what. */
type Entry = { at: Date; who: Player; does: (visitor: Visitor) => Promise<unknown> }

const year = 365 * 24 * 3_600_000
/** In a diary of months nobody's session ends between two entries. */
const withoutPauses = { idle: year, absolute: year }

/**
 * Lets the people of the demo live through all stories at once, in the order of time, so that the log reads as if it
 * had been written on those days; what the platform does by itself happens in between.
 */
export async function liveThrough(stories: readonly Story[], place: Place): Promise<void> {
  const { db, config, ground, calendar, now } = place
  let shown = now
  const patient = { ...config, session: withoutPauses }
  const people = new Map(
    Object.keys(players).map((who) => [who as Player, visitorIn(db, patient, ground, () => shown)]),
  )
  const entries = diaryOf(stories, personIn(people)('anna'), calendar)
  const [first] = entries
  if (!first) return
  const clock = platformClock(db, config, ground, first.at)
  shown = first.at
  for (const [who, visitor] of people) await visitor.logIn(players[who], demoPassword)
  for (const { at, who, does } of entries) {
    if (at > now) throw new Error(`the diary has an entry in the future: ${at.toISOString()}`)
    await clock.runUntil(at)
    shown = at
    await does(personIn(people)(who))
  }
  await clock.runUntil(now)
  shown = now
  for (const visitor of people.values()) await visitor.call('logout')
}

const personIn =
  (people: ReadonlyMap<Player, Visitor>) =>
  (who: Player): Visitor => {
    const visitor = people.get(who)
    if (!visitor) throw new Error(`nobody is called ${who}`)
    return visitor
  }

function diaryOf(stories: readonly Story[], clerk: Visitor, calendar: Calendar): Entry[] {
  const draft = drafting(clerk, calendar)
  return stories
    .flatMap(({ tender: text, deadlines, drafted, steps }): Entry[] => {
      let tender: Scene['tender'] | undefined
      const offers: Scene['offers'] = new Map()
      const making: Entry = {
        at: calendar(drafted),
        who: 'anna',
        does: async () => {
          tender = await draft(text, deadlines)
        },
      }
      const following = steps.map(([when, who, deed]): Entry => {
        const at = calendar(when)
        return {
          at,
          who,
          does: (visitor) => {
            if (!tender) throw new Error('a story begins with its draft')
            return deed({ who, visitor, now: at, calendar, tender, offers })
          },
        }
      })
      return [making, ...following]
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

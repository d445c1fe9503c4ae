import { hasLegalMinimum, type LegalMinimum, legalMinimum } from '../../procedure/legal-minimum.ts'
import { isContinuous, isRun, type TenderType } from '../../procedure/tender-type.ts'
import type { Found } from '../../notices/check/check.ts'
import type { Form } from '../../notices/form/form.ts'
import { nameOf } from '../../notices/form/names.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { type Bilingual, type Language, say } from '../../texts.ts'
import { sayDay, sayDeadline } from '../../times.ts'
import { lotPanelsOf, ownDeadline } from '../lots.ts'
import { pastInNotice } from '../notice/named-deadlines.ts'
import { type Deadlines, deadlinesOf } from '../tenders.rules.ts'
import { labelsOf } from '../tenders.texts.ts'
import { lotDeadlinePath, ownPath } from './own-places.ts'
import { tenderCheckTexts as texts } from './tender-check.texts.ts'

type Key = 'applicationDeadline' | 'offerDeadline' | 'finalDeadline'
type Course = Pick<Deadlines, Key>

/** Deadlines that hold together: the tender's, or those of a lot that has some of its own. */
type Place = {
  course: Course
  /** Where each of its own is typed; what it takes over from the tender is not said again. */
  paths: Partial<Record<Key, ValuePath>>
  name: (key: Key) => string
}

type Tender = Deadlines & { type: TenderType; form: Form; panels: PanelValues }

/** What is wrong with the deadlines of a tender that is not public yet. */
export function deadlineFindings(tender: Tender, language: Language, now: Date): Found[] {
  const named = namedTooLate(tender, now)
  if (!isRun(tender.type)) return named
  const hasShortest = hasLegalMinimum(tender.form.subtype)
  const places = placesIn(tender, language)
  const own = places.flatMap((place) => [
    ...(isContinuous(tender.type) ? [] : noneAtAll(place, places)),
    ...pastOnes(place, now),
    ...wrongOrder(place, isContinuous(tender.type), language),
    ...(hasShortest ? tooShort(place, isContinuous(tender.type), now) : []),
  ])
  return [...named, ...own]
}

/** What a notice names by hand, said at its field. */
const namedTooLate = ({ form, panels, type }: Tender, now: Date): Found[] =>
  pastInNotice(form, { type, panels }, now).map(({ fieldId, path }) => ({
    severity: 'ERROR',
    fieldId,
    panelPath: path,
    rule: 'deadlinePast',
    text: texts.deadlinePast,
    values: { name: nameOf(form, panels, path) },
  }))

function placesIn(tender: Tender, language: Language): Place[] {
  const labels = labelsOf(tender.type)
  const course = deadlinesOf(tender.type, tender)
  const label = (key: Key) => say(labels[key], language)
  const keys: readonly Key[] = ['applicationDeadline', 'offerDeadline', 'finalDeadline']
  const all = Object.fromEntries(keys.map((key) => [key, ownPath(key)]))
  const lots = lotPanelsOf(tender.form, tender.panels).flatMap(({ value, path }): Place[] => {
    const own = {
      applicationDeadline: ownDeadline(value, 'applicationDeadline'),
      offerDeadline: ownDeadline(value, 'offerDeadline'),
    }
    if (!own.applicationDeadline && !own.offerDeadline) return []
    const lot = nameOf(tender.form, tender.panels, path)
    return [
      {
        course: {
          ...course,
          applicationDeadline: own.applicationDeadline ?? course.applicationDeadline,
          offerDeadline: own.offerDeadline ?? course.offerDeadline,
        },
        paths: {
          ...(own.applicationDeadline && {
            applicationDeadline: lotDeadlinePath(path, 'applicationDeadline'),
          }),
          ...(own.offerDeadline && { offerDeadline: lotDeadlinePath(path, 'offerDeadline') }),
        },
        name: (key) => `${lot} – ${label(key)}`,
      },
    ]
  })
  return [{ course, paths: all, name: label }, ...lots]
}

/** A procedure that people take part in ends some day; a lot may say so itself. */
function noneAtAll(place: Place, places: readonly Place[]): Found[] {
  const isTenders = place === places[0]
  const isDated = places.some(({ course }) => course.applicationDeadline ?? course.offerDeadline)
  return isTenders && !isDated ? finding(place, 'applicationDeadline', 'noDeadline', {}, 'WARN') : []
}

function pastOnes(place: Place, now: Date): Found[] {
  return (Object.keys(place.paths) as Key[]).flatMap((key) => {
    const moment = place.course[key]
    return moment && moment <= now ? finding(place, key, 'deadlinePast', {}) : []
  })
}

function wrongOrder(place: Place, continuous: boolean, language: Language): Found[] {
  const { applicationDeadline: applications, offerDeadline: offers, finalDeadline: final } = place.course
  const found: Found[] = []
  if (continuous && applications && final && applications > final)
    found.push(
      ...finding(place, 'applicationDeadline', 'firstRoundTooLate', { other: sayDeadline(final, language) }),
    )
  const [before, rule] = continuous
    ? ([final, 'finalOffersTooEarly'] as const)
    : ([applications, 'offersTooEarly'] as const)
  if (before && offers && offers <= before) {
    // A lot that takes its offer deadline over from the tender can only change the other one.
    const isOwn = place.paths.offerDeadline !== undefined || continuous
    found.push(
      ...(isOwn
        ? finding(place, 'offerDeadline', rule, { other: sayDeadline(before, language) })
        : finding(place, 'applicationDeadline', 'applicationsTooLate', {
            other: sayDeadline(offers, language),
          })),
    )
  }
  return found
}

/** A day begun does not count: the time ends with the last moment of its last day. */
function tooShort(place: Place, continuous: boolean, now: Date): Found[] {
  const { applicationDeadline: applications, offerDeadline: offers, finalDeadline: final } = place.course
  const first = applications ? 'applicationDeadline' : 'offerDeadline'
  const before = continuous ? final : applications
  const [at, rule] = place.paths.offerDeadline
    ? (['offerDeadline', 'shortForOffers'] as const)
    : (['applicationDeadline', 'shortBeforeOffers'] as const)
  return [
    ...note(place, first, 'shortForApplications', shortness('application', now, place.course[first])),
    ...note(place, at, rule, shortness('offer', before, offers)),
  ]
}

/** What is past is past; that it is short as well helps nobody. */
function shortness(kind: 'application' | 'offer', from: Date | null, deadline: Date | null) {
  if (from === null || deadline === null || deadline <= from) return null
  const minimum = legalMinimum(kind, from, deadline)
  return minimum.isShort ? minimum : null
}

/** The first day on which a deadline is long enough, as the dialogs of the steps name it. */
const note = (place: Place, key: Key, rule: Rule, short: LegalMinimum | null): Found[] =>
  short ? finding(place, key, rule, { day: sayDay(short.earliest) }, 'WARN') : []

type Rule = keyof typeof texts

function finding(
  { paths, name }: Place,
  key: Key,
  rule: Rule,
  values: Record<string, string>,
  severity: Found['severity'] = 'ERROR',
): Found[] {
  const panelPath = paths[key]
  const text: Bilingual = texts[rule]
  return panelPath
    ? [{ severity, fieldId: key, panelPath, rule, text, values: { name: name(key), ...values } }]
    : []
}

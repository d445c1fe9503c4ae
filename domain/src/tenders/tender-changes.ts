import { briefly, type Change, changesBetween } from '../changes.ts'
import type { CodeLists } from '../notices/catalogue/code-lists.ts'
import type { Form } from '../notices/form/form.ts'
import type { PanelValues } from '../notices/values/values.ts'
import { sayMoment } from '../times.ts'
import { lotPanelsOf } from './lots.ts'
import { asksFor } from './notice/notice-facts.ts'
import { type Speech, type SpokenField, spokenFields } from '../notices/readable/spoken-values.ts'
import type { Tender } from './tenders.contract.ts'
import { isContinuous } from './tenders.rules.ts'
import { continuousLabels, teamRoleTexts, tenderLabels, tenderTypeTexts } from './tenders.texts.ts'

/** How many changes of one saving the log names one by one. */
const mostNamed = 200

/** What the log says of a saved tender, in German and in the words of its form. */
export function tenderChanges(before: Tender, after: Tender, form: Form, lists: CodeLists): Change[] {
  const { team: _separate, ...labels } = tenderLabels
  const own = isContinuous(after.type) ? { ...labels, ...continuousLabels } : labels
  const changes = [
    ...changesBetween(factsOf(before, form), factsOf(after, form), own),
    ...valueChanges(before.panels, after.panels, form, lists),
  ]
  const rest = changes.length - mostNamed
  const named = briefly(changes.slice(0, mostNamed))
  return rest > 0
    ? [...named, { label: 'Weitere Änderungen', oldValue: null, newValue: String(rest) }]
    : named
}

export const teamChanges = (before: Pick<Tender, 'team'>, after: Pick<Tender, 'team'>): Change[] =>
  changesBetween({ team: sayTeam(before) }, { team: sayTeam(after) }, { team: tenderLabels.team })

const sayTeam = ({ team }: Pick<Tender, 'team'>) =>
  team.map(({ userName, role }) => `${userName} (${teamRoleTexts[role].de})`)

/** What is no part of the notice; what the notice asks for itself is compared there. */
function factsOf(tender: Tender, form: Form) {
  const asked = asksFor(form)
  return {
    type: tenderTypeTexts[tender.type].de,
    ...(!asked.name && { name: tender.name }),
    ...(!asked.description && { description: tender.description }),
    ...(!asked.organizationId && { organizationId: tender.organizationName }),
    applicationDeadline: moment(tender.applicationDeadline),
    offerDeadline: moment(tender.offerDeadline),
    finalDeadline: moment(tender.finalDeadline),
    deadlinePeriodDays: tender.deadlinePeriodDays,
    informationRooms: tender.informationRooms.map(({ name, description }) => `${name}: ${description}`),
    roomTemplates: tender.roomTemplates.map(({ name, description }) => `${name}: ${description}`),
  }
}

const moment = (time: Date | null) => time && sayMoment(time)

function valueChanges(before: PanelValues, after: PanelValues, form: Form, lists: CodeLists): Change[] {
  const [old, current] = [before, after].map((values) =>
    spokenByPlace(form, values, { language: 'de', lists }),
  )
  const places = [...new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])])]
  return places.flatMap((place) => {
    const [was, is] = [old?.get(place), current?.get(place)]
    if (isSaidAlike(was, is)) return []
    const { panel, label } = is ?? was ?? { panel: '', label: place }
    return [{ label: `${panel}: ${label}`, oldValue: was?.text ?? null, newValue: is?.text ?? null }]
  })
}

/** A reference reads otherwise when what it stands for is renamed; that is told there. */
export const isSaidAlike = (one: SpokenField | undefined, other: SpokenField | undefined): boolean =>
  one?.text === other?.text || JSON.stringify(one?.value) === JSON.stringify(other?.value)

/** Every answer by where it stands; a lot by its identifier, so that removing the first changes none that follow. */
export function spokenByPlace(form: Form, values: PanelValues, speech: Speech): Map<string, SpokenField> {
  const lots = new Map(lotPanelsOf(form, values).map(({ path, identifier }) => [path, identifier]))
  return new Map(
    spokenFields(form, values, speech).map((spoken) => {
      const [top = '', ...rest] = spoken.path.split('/')
      return [[lots.get(top) ?? top, ...rest].join('/'), spoken]
    }),
  )
}

import { withGroupAdded, withGroupAs } from './editing.ts'
import { type Form, type FormGroup, isField } from '../form/form.ts'
import { contentOf, placesOf } from '../form/form-index.ts'
import { partyGroup } from '../form/instances.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { tiesOf } from './identifiers.ts'
import { fieldIn, fieldsNamed, groupAt, textsOf } from './reading.ts'
import { slotted } from './slots.ts'
import { editedWithin, withEachGroup, withItem } from './structure.ts'
import { type FieldValue, type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/** Who buys; only an authority can. */
export const buyerField = 'OPT-300-Procedure-Buyer'
const contactPointGroup = 'GR-Touch-Point'
/** `DEA51`: the standard takes no larger region. */
const finestNuts = 5

/** Somebody the notice names, and its own contact points. */
export type Party = {
  /** ORG-0001 */
  id: string
  name: string
  ordinal: number
  organizationId?: number
  contactPoints: readonly { id: string; name: string }[]
}

/** What a party is filled from. */
export type PartySource = {
  id: number
  name: string
  identificationNumber?: string | undefined
  registrationNumber?: string | undefined
  vat?: string | undefined
  nutsCode?: string | undefined
  contact: {
    givenName?: string | undefined
    surName?: string | undefined
    department?: string | undefined
    street?: string | undefined
    street2?: string | undefined
    zip?: string | undefined
    city?: string | undefined
    country?: string | undefined
    email?: string | undefined
    phone?: string | undefined
    mobile?: string | undefined
    facsimile?: string | undefined
    url?: string | undefined
  }
}

/** The parties in the order of their rows. */
export function partiesOf(values: PanelValues): Party[] {
  return groupsNamed(values, partyGroup).map((row) => ({
    id: firstText(row, 'OPT-200-Organization-Company'),
    name: firstText(row, 'BT-500-Organization-Company'),
    ordinal: row.ordinal,
    ...(row.organizationId !== undefined && { organizationId: row.organizationId }),
    contactPoints: groupsNamed(row.children, contactPointGroup).map((point) => ({
      id: firstText(point, 'OPT-201-Organization-TouchPoint'),
      name: firstText(point, 'BT-500-Organization-TouchPoint'),
    })),
  }))
}

/** Those that are no organization of ours yet. */
export const unlinkedParties = (values: PanelValues): Party[] =>
  partiesOf(values).filter(({ organizationId }) => organizationId === undefined)

function groupsNamed(children: readonly ItemValue[], contentId: string): GroupValue[] {
  const groups = children.filter((child) => isGroupValue(child))
  return groups.flatMap((group) =>
    group.contentId === contentId ? [group] : groupsNamed(group.children, contentId),
  )
}

const firstText = (group: GroupValue, contentId: string): string =>
  textsOf(fieldsNamed([group], contentId)[0])[0] ?? ''

/** Where the rows of parties stand; undefined where the form names none. */
export function partiesPath(form: Form): ValuePath | undefined {
  return placesOf(form)
    .get(partyGroup)
    ?.groups.reduce<ValuePath>((path, group) => childPath(path, group), '')
}

/** Where one of them stands. */
export const partyPath = (form: Form, { ordinal }: Party): ValuePath =>
  `${partiesPath(form)}/${partyGroup}[${ordinal}]`

/** By which numbers the parties of these values are known to the authorities. */
export const partyNumbers = (values: PanelValues): readonly string[] =>
  fieldsNamed(values, 'BT-501-Organization-Company').flatMap(textsOf)

/** A row for the organization, filled anew where it has one already; without one an empty row. */
export function withParty(
  form: Form,
  values: PanelValues,
  organization?: PartySource,
): { values: PanelValues; id: string; path: ValuePath } {
  const parent = partiesPath(form)
  if (parent === undefined) throw new Error('The form names no parties')
  const known = organization && partiesOf(values).find((party) => party.organizationId === organization.id)
  const row = known
    ? { values, path: `${parent}/${partyGroup}[${known.ordinal}]` }
    : withGroupAdded(form, values, parent, partyGroup)
  const added = groupAt(row.values, row.path)
  const filled =
    organization && added
      ? withGroupAs(form, row.values, row.path, filledParty(form, added, organization))
      : row.values
  const id = added ? firstText(added, 'OPT-200-Organization-Company') : ''
  return { values: filled, id, path: row.path }
}

/** All parties changed in one pass; those that stay the same thing cost nothing. */
export function withEachParty(
  form: Form,
  values: PanelValues,
  changed: (party: GroupValue) => GroupValue,
): PanelValues {
  const place = placesOf(form).get(partyGroup)
  return place ? withEachGroup(values, [...place.groups, partyDefinition(form)], changed) : values
}

/** How the form defines a party. */
function partyDefinition(form: Form): FormGroup {
  const item = placesOf(form).get(partyGroup)?.item
  if (!item || isField(item)) throw new Error('The form names no parties')
  return item
}

/** The party says what we know of the organization; whatever else somebody typed stays. */
export function filledParty(form: Form, party: GroupValue, organization: PartySource): GroupValue {
  const definition = partyDefinition(form)
  const children = Object.entries(partyTexts(organization)).reduce((current, [term, text]) => {
    const place = placesOf(form).get(`${term}-Organization-Company`)
    const holder = place?.groups.at(-1)
    if (!text?.trim() || !place || !holder || !isField(place.item)) return current
    const below = place.groups.slice(place.groups.indexOf(definition) + 1)
    const known = slotted(place.item, text)
    return editedWithin(definition, current, below, (fields) => {
      const before = fieldIn(fields, known.contentId)
      const next = renewed(before, known)
      return JSON.stringify(before) === JSON.stringify(next) ? fields : withItem(holder, fields, next)
    })
  }, party.children)
  const isSame = children === party.children && party.organizationId === organization.id
  return isSame ? party : { ...party, organizationId: organization.id, children }
}

/**
 * The party says what we know of the organization and nothing else: what was said of whoever stood there before does
 * not hold for it. Of its contact points only those stay that other parts of the notice name.
 */
export function replacedParty(
  form: Form,
  party: GroupValue,
  organization: PartySource,
  named: ReadonlySet<string>,
): GroupValue {
  const children = withoutIdlePoints(withoutFacts(partyDefinition(form), party.children), named)
  return filledParty(form, { ...party, children }, organization)
}

/** The same for one party of the notice. */
export function withPartyReplaced(
  form: Form,
  values: PanelValues,
  path: ValuePath,
  organization: PartySource,
): PanelValues {
  const before = groupAt(values, path)
  const named = namedIn(form, values)
  return before ? withGroupAs(form, values, path, replacedParty(form, before, organization, named)) : values
}

/** The identifiers that any part of the notice refers to. */
export const namedIn = (form: Form, values: PanelValues): ReadonlySet<string> =>
  new Set(values.flatMap((panel) => tiesOf(form, panel).referring.flatMap(({ ids }) => ids)))

/** Those that stay are counted anew. */
function withoutIdlePoints(children: readonly ItemValue[], named: ReadonlySet<string>): ItemValue[] {
  let ordinal = 0
  return children.flatMap((child): ItemValue[] => {
    if (!isGroupValue(child) || child.contentId !== contactPointGroup) return [child]
    if (!named.has(firstText(child, 'OPT-201-Organization-TouchPoint'))) return []
    ordinal += 1
    return [{ ...child, ordinal }]
  })
}

/** Without what is said of the party itself; its identifier stays, and whatever there may be several of. */
function withoutFacts(holder: FormGroup, children: readonly ItemValue[]): ItemValue[] {
  const { items, order } = contentOf(holder)
  return children.flatMap((child): ItemValue[] => {
    const item = items[order.get(child.contentId) ?? -1]
    if (!isGroupValue(child)) return item && isField(item) && !item.schemeId ? [] : [child]
    if (!item || isField(item) || item.repeatable) return [child]
    const inside = withoutFacts(item, child.children)
    return inside.length > 0 ? [{ ...child, children: inside }] : []
  })
}

/** What we know takes the place of what was there; its translations stay, and further numbers beside a known one. */
function renewed(before: FieldValue | undefined, known: FieldValue): FieldValue {
  const isOneOfSeveral = known.listValue?.every((number) => before?.listValue?.includes(number))
  if (before && isOneOfSeveral) return before
  return before?.translations ? { ...known, translations: before.translations } : known
}

/** Our words for what the standard asks of a party. */
const partyTexts = ({ name, contact, ...known }: PartySource): Record<string, string | undefined> => ({
  'BT-500': name,
  'BT-501': known.identificationNumber || known.vat || known.registrationNumber,
  'BT-16': contact.department,
  'BT-505': contact.url,
  'BT-510(a)': contact.street,
  'BT-510(b)': contact.street2,
  'BT-513': contact.city,
  'BT-512': contact.zip,
  'BT-507': known.nutsCode?.length === finestNuts ? known.nutsCode : undefined,
  'BT-514': contact.country,
  'BT-502': [contact.givenName, contact.surName].filter(Boolean).join(' '),
  'BT-506': contact.email,
  'BT-503': contact.phone || contact.mobile,
  'BT-739': contact.facsimile,
})

/** Which of our facts an answer about a party comes from; of the numbers the one that is asked for first. */
const factOfTerm = {
  'BT-500': 'name',
  'BT-501': 'identificationNumber',
  'BT-16': 'contact.department',
  'BT-505': 'contact.url',
  'BT-510(a)': 'contact.street',
  'BT-510(b)': 'contact.street2',
  'BT-513': 'contact.city',
  'BT-512': 'contact.zip',
  'BT-507': 'nutsCode',
  'BT-514': 'contact.country',
  'BT-502': 'contact.surName',
  'BT-506': 'contact.email',
  'BT-503': 'contact.phone',
  'BT-739': 'contact.facsimile',
} as const
export type PartyFact = (typeof factOfTerm)[keyof typeof factOfTerm]

/** The fact behind a field of a party; undefined where we know nothing of the kind. */
export function partyFactOf(fieldId: string | null): PartyFact | undefined {
  const [, term = ''] = /^(.+)-Organization-Company$/.exec(fieldId ?? '') ?? []
  return factOfTerm[term as keyof typeof factOfTerm]
}

/** Whether an organization has something to say to this field, so that what is typed into a party's row would not last. */
export function isKnownOf(organization: PartySource, fieldId: string): boolean {
  const [, term = ''] = /^(.+)-Organization-Company$/.exec(fieldId) ?? []
  return Boolean(partyTexts(organization)[term])
}

/** What a party's row says, by our own facts; its contact point may be a person or an office, so nobody is named after it. */
export function partySaid(values: PanelValues, path: ValuePath): Partial<Record<PartyFact, string>> {
  const row = groupAt(values, path)
  if (!row) return {}
  const said = Object.entries(factOfTerm).map(([term, fact]) => [
    fact,
    firstText(row, `${term}-Organization-Company`),
  ])
  return Object.fromEntries(said.filter(([fact, text]) => text && fact !== factOfTerm['BT-502']))
}

import type { ExceptionType } from '@allmende/domain/exception-types.ts'

/** Everyone who can stand at the door; `held` has given the right password but not the second factor. */
export const people = {
  visitor: null,
  held: 'zwei.faktor@allmende.example',
  bidder: 'emil@deich-erdbau.example',
  organizationAdmin: 'dora@deich-erdbau.example',
  staff: 'clara.kaemmerei@allmende.example',
  /** In the team of the demo tenders, like the next, who is their project admin. */
  editor: 'bernd.bau@allmende.example',
  projectAdmin: 'anna.amt@allmende.example',
  systemAdmin: 'admin@allmende.example',
} as const
export type Person = keyof typeof people
export const everybody = Object.keys(people) as Person[]

/** How a call ends: done, or with which kind of no. */
export type Ending = 'done' | ExceptionType
export type Endings = Record<Person, Ending>

/** One question to a method: about whose thing, with which arguments, and how it ends for whom. */
export type Case = { about: string; args: ArgsFor; endings: Endings }
/** Ids that are random have to be asked for first. */
export type ArgsFor = (person: Person, callAs: CallAs) => unknown[] | Promise<unknown[]>

export const all = (ending: Ending): Endings =>
  Object.fromEntries(everybody.map((person) => [person, ending])) as Endings

/** A visitor is asked to log in, who is held for the second factor, the others are not allowed unless said. */
const others: Endings = {
  ...all('AccessDeniedException'),
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
}
/** Where no tender is concerned its team is staff like everyone else. */
const asStaff = ({ staff }: Partial<Endings>): Partial<Endings> =>
  staff ? { editor: staff, projectAdmin: staff } : {}
export const asked = (about: string, args: unknown[] | ArgsFor, endings: Partial<Endings>): Case => ({
  about,
  args: typeof args === 'function' ? args : () => args,
  endings: { ...others, ...asStaff(endings), ...endings },
})
export const open = (args: unknown[] | ArgsFor, ending: Ending = 'done'): Case =>
  asked('as it is', args, all(ending))

export const staffOnly: Partial<Endings> = { staff: 'done', systemAdmin: 'done' }
export const hidden: Partial<Endings> = {
  bidder: 'NotFoundException',
  organizationAdmin: 'NotFoundException',
}

/** Who works on the demo tender, and who does not even know of it. */
export const teamOnly: Partial<Endings> = {
  ...hidden,
  staff: 'NotFoundException',
  editor: 'done',
  projectAdmin: 'done',
  systemAdmin: 'done',
}
export const strangers = all('NotFoundException')

/** Who may ask is told why not. */
export const exceptFor = (endings: Partial<Endings>, ending: Ending): Partial<Endings> =>
  Object.fromEntries(
    Object.entries(endings).map(([person, usual]) => [person, usual === 'done' ? ending : usual]),
  )

/** Every method of a contract has its row, or it does not compile. */
export type RowsOf<Contract> = Record<keyof Contract, Case[]>

/** What the demo data hold: the bidder's own organization and another, a draft and one that nobody has. */
export const [own, foreign] = [1, 2]
export const [tender, nobodysTender] = [1, 4711]

export const user = (email: string) => ({ email, givenName: 'A', surName: 'B' })
export const strong = 'Moorweide hinterm Deich 42'

/** Every person founds another one, so that they do not meet as duplicates. */
export const organization = (person: Person, name: string) => ({
  name: `${name} ${person}`,
  type: 'CLIENT',
  nutsCode: 'DE93B',
  contact: {
    department: 'Vergabe',
    givenName: 'A',
    surName: 'B',
    street: 'Weg 1',
    zip: '12345',
    city: 'Ort',
    country: 'DEU',
    email: 'a@b.example',
    phone: '0441 123',
    url: 'https://a.example',
  },
})

/** Calls a method as that person; null is how a call without a result ends. */
export type CallAs = (person: Person, method: string, ...params: unknown[]) => Promise<unknown>

/** One request to a route: for which thing, at which address, and the status everyone gets. */
export type RouteCase = {
  about: string
  address: (callAs: CallAs) => string | Promise<string>
  statuses: Record<Person, number>
}

/** For everyone the same, unless said otherwise. */
export const answered = (
  usual: number,
  but: Partial<Record<Person, number>> = {},
): Record<Person, number> => ({
  ...(Object.fromEntries(everybody.map((person) => [person, usual])) as Record<Person, number>),
  ...but,
})
export const teamAnswered = { editor: 200, projectAdmin: 200, systemAdmin: 200 }

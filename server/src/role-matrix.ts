import type { MethodName } from '@allmende/domain/contract.ts'
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
type Endings = Record<Person, Ending>

/** One question to a method: about whose thing, with which arguments, and how it ends for whom. */
export type Case = { about: string; args: (person: Person) => unknown[]; endings: Endings }

const all = (ending: Ending): Endings =>
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
const asked = (about: string, args: unknown[] | Case['args'], endings: Partial<Endings>): Case => ({
  about,
  args: typeof args === 'function' ? args : () => args,
  endings: { ...others, ...asStaff(endings), ...endings },
})
const open = (args: unknown[] | Case['args'], ending: Ending = 'done'): Case =>
  asked('as it is', args, all(ending))

const staffOnly: Partial<Endings> = { staff: 'done', systemAdmin: 'done' }
const hidden: Partial<Endings> = { bidder: 'NotFoundException', organizationAdmin: 'NotFoundException' }
const strong = 'Moorweide hinterm Deich 42'
const [own, foreign] = [1, 2]
const anna = 'anna.amt@allmende.example'
const emil = people.bidder
const fritz = 'fritz@geest-energie.example'

const tender = 1
const nobodysTender = 4711
const strangers = all('NotFoundException')
const teamOnly: Partial<Endings> = {
  ...hidden,
  staff: 'NotFoundException',
  editor: 'done',
  projectAdmin: 'done',
  systemAdmin: 'done',
}
/** Who may ask is told why not. */
const exceptFor = (endings: Partial<Endings>, ending: Ending): Partial<Endings> =>
  Object.fromEntries(
    Object.entries(endings).map(([person, usual]) => [person, usual === 'done' ? ending : usual]),
  )
const newTender = { templateId: 'EU-19', type: 3, panels: [] }

const contact = {
  department: 'Vergabe',
  givenName: 'A',
  surName: 'B',
  street: 'Weg 1',
  city: 'Ort',
  country: 'DEU',
  email: 'a@b.example',
  phone: '1',
  url: 'https://a.example',
}
/** Every person founds another one, so that they do not meet as duplicates. */
const organization = (person: Person, name: string) => ({
  name: `${name} ${person}`,
  type: 'CLIENT',
  nutsCode: 'DE93B',
  contact: { ...contact, zip: '12345' },
})
const user = (email: string) => ({ email, givenName: 'A', surName: 'B' })
const newUser = (
  about: string,
  roles: string[],
  organizationId: number | null,
  endings: Partial<Endings>,
): Case =>
  asked(
    about,
    (person) => [{ ...user(`${about.replace(/\W/g, '')}.${person}@x.example`), roles, organizationId }],
    endings,
  )
/** A version nobody has: who gets as far as the version may change it. */
const changed = (email: string) => [{ ...user(email), version: 0 }]
const changedOrganization = (id: number) => [{ ...organization('staff', 'x'), id, version: 0 }]

const template = {
  name: 'Formular',
  description: 'Zum Ausprobieren',
  projectTypes: [],
  roomTemplates: [],
  panels: [],
}

const lists: Case[] = [
  asked('externals', [['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']], {
    organizationAdmin: 'done',
    ...staffOnly,
  }),
  asked('externals of another organization', [['ORGANIZATION_USER'], { organizationId: foreign }], staffOnly),
  asked('internals', [['SYSTEM_USER', 'SYSTEM_ADMIN']], staffOnly),
  asked('both at once', [['SYSTEM_USER', 'ORGANIZATION_USER']], staffOnly),
]

/** Who may call what (decisions 7). A method without a row does not compile. */
export const rows: Record<MethodName, Case[]> = {
  getProjectTemplates: [asked('as it is', [], staffOnly)],
  getProjectTemplate: [
    asked('one of the standard', ['EU-19'], staffOnly),
    asked('none', ['F-4711'], { staff: 'NotFoundException', systemAdmin: 'NotFoundException' }),
  ],
  saveProjectTemplate: [
    asked('a new one', [template], { systemAdmin: 'done' }),
    asked('one of the standard', [{ ...template, id: 'EU-19', version: 1 }], {}),
    asked('none', [{ ...template, id: 'F-4711', version: 1 }], { systemAdmin: 'NotFoundException' }),
  ],
  deleteProjectTemplate: [
    asked('one of the standard', ['EU-19'], {}),
    asked('none', ['F-4711'], { systemAdmin: 'NotFoundException' }),
  ],

  getSettings: [open([])],
  setSettings: [asked('of a version that is gone', [{ version: 0 }], { systemAdmin: 'ConflictException' })],
  sendTestMail: [
    asked('to oneself', ['passwordReset', { subject: 'a', text: 'b' }], { systemAdmin: 'done' }),
  ],
  getMailState: [asked('as it is', [], { systemAdmin: 'done' })],
  getDemoMails: [open([])],

  getOrganizations: [asked('bidders', ['CONTRACTOR'], staffOnly), asked('clients', ['CLIENT'], staffOnly)],
  getOrganization: [
    asked('one’s own', [own], { bidder: 'done', organizationAdmin: 'done', ...staffOnly }),
    asked('another one', [foreign], { ...hidden, ...staffOnly }),
    asked('none', [4711], { ...hidden, staff: 'NotFoundException', systemAdmin: 'NotFoundException' }),
  ],
  createOrganization: [asked('a client', (person) => [organization(person, 'Neu')], staffOnly)],
  updateOrganization: [
    asked('one’s own', changedOrganization(own), {
      organizationAdmin: 'ConflictException',
      staff: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
    asked('another one', changedOrganization(foreign), {
      ...hidden,
      staff: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
  ],
  registerOrganization: [
    asked(
      'a company',
      (person) => [organization(person, 'Firma'), { ...user(`firma.${person}@x.example`), password: strong }],
      { visitor: 'done', held: 'done', systemAdmin: 'done' },
    ),
  ],

  isAuthenticated: [open([])],
  login: [open(['nobody@nowhere.example', 'wrong'], 'AuthenticationException')],
  authenticate: [asked('a wrong code', ['000000'], { held: 'AuthenticationException' })],
  getTwoFactorQRCode: [
    asked('one’s own', [], {
      ...all('done'),
      visitor: 'AuthenticationException',
      held: 'AccessDeniedException',
    }),
  ],
  getTwoFactorKey: [
    asked('one’s own', [], {
      ...all('done'),
      visitor: 'AuthenticationException',
      held: 'AccessDeniedException',
    }),
  ],
  changeTwoFactorConfig: [
    asked('skipping once decided', [null, null, false, null], { held: 'AccessDeniedException' }),
    asked('resetting someone', [null, null, null, fritz], { ...hidden, systemAdmin: 'done' }),
  ],
  confirmEmail: [open(['guess'])],
  resendEmail: [asked('once confirmed', [], {})],
  sendPasswordResetMail: [open(['nobody@nowhere.example'])],
  getPasswordLink: [open(['guess'], 'NotFoundException')],
  changePassword: [
    asked('by a link that is none', [null, 'guess', strong], all('NotFoundException')),
    asked('with a wrong old one', ['wrong', null, strong], {
      bidder: 'ValidationException',
      organizationAdmin: 'ValidationException',
      staff: 'ValidationException',
      systemAdmin: 'ValidationException',
    }),
  ],

  getUsers: lists,
  countUsers: lists,
  getUser: [
    asked('a colleague, or oneself', [emil], { bidder: 'done', organizationAdmin: 'done', ...staffOnly }),
    asked('someone of another organization', [fritz], { ...hidden, ...staffOnly }),
    asked('an internal user', [anna], { ...hidden, ...staffOnly }),
    asked('nobody', ['nobody@nowhere.example'], {
      ...hidden,
      staff: 'NotFoundException',
      systemAdmin: 'NotFoundException',
    }),
  ],
  createUser: [
    newUser('a colleague', ['ORGANIZATION_USER'], own, { organizationAdmin: 'done', systemAdmin: 'done' }),
    newUser('an external one', ['ORGANIZATION_USER'], foreign, { systemAdmin: 'done' }),
    newUser('an internal one', ['SYSTEM_USER'], null, { systemAdmin: 'done' }),
  ],
  updateUser: [
    asked('a colleague, or oneself', changed(emil), {
      bidder: 'ConflictException',
      organizationAdmin: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
    asked('someone of another organization', changed(fritz), { ...hidden, systemAdmin: 'ConflictException' }),
    asked('an internal user', changed(people.systemAdmin), { ...hidden, systemAdmin: 'ConflictException' }),
  ],
  setUserState: [
    asked('a colleague, or oneself', [emil, 'ACTIVE'], { systemAdmin: 'done' }),
    asked('someone of another organization', [fritz, 'ACTIVE'], { ...hidden, systemAdmin: 'done' }),
  ],
  deleteUser: [
    asked('someone who was here', [emil], {}),
    asked('someone of another organization', [fritz], { ...hidden }),
  ],
  resendInvitation: [
    asked('a colleague who is here', [emil], {
      organizationAdmin: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
    asked('someone of another organization', [fritz], { ...hidden, systemAdmin: 'ConflictException' }),
    asked('an internal user', [anna], { ...hidden, systemAdmin: 'ConflictException' }),
  ],

  getProperties: [open([])],
  getProjects: [open(['entwurf'])],
  getAllProjects: [open([])],
  countProjects: [open([{ tab: 'entwurf' }])],
  getProject: [
    asked('a draft', [tender], { ...strangers, ...teamOnly }),
    asked('none', [nobodysTender], strangers),
  ],
  getProjectsRelyingOn: [asked('one of the team', [people.editor], { systemAdmin: 'done' })],
  createProject: [
    asked('one that lacks everything', [newTender], {
      staff: 'ValidationException',
      systemAdmin: 'ValidationException',
    }),
  ],
  updateProject: [
    asked('a draft', [{ id: tender, version: 0, panels: [] }], {
      ...teamOnly,
      editor: 'AccessDeniedException',
      projectAdmin: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
  ],
  checkNotice: [asked('a draft', [tender], teamOnly)],
  exportNotice: [asked('of a draft', [tender], { ...strangers, ...teamOnly })],
  importNotice: [
    asked('no notice', ['<nothing/>'], { staff: 'ValidationException', systemAdmin: 'ValidationException' }),
  ],
  getNoticeSource: [asked('of a draft that was made here', [tender], strangers)],
  publishToSIMAP: [asked('where no portal is set up', [tender], exceptFor(teamOnly, 'UnavailableException'))],
  stopSIMAP: [asked('what was never sent', [tender], exceptFor(teamOnly, 'StageException'))],

  getFirstAdminSetup: [open(['guess'], 'NotFoundException')],
  createFirstAdmin: [open(['guess', user('a@b.example'), strong], 'NotFoundException')],
  getLogEntries: [
    asked('all', [null, null], { systemAdmin: 'done' }),
    asked('those of a tender', [tender, null], teamOnly),
    asked('those of no tender', [nobodysTender, null], {
      ...hidden,
      staff: 'NotFoundException',
      systemAdmin: 'done',
    }),
  ],
  createPDFAndGetDownloadLink: [
    asked('the whole log', [{ kind: 'log', id: null }], { systemAdmin: 'done' }),
    asked('the log of a tender', [{ kind: 'log', id: tender }], teamOnly),
    asked('a draft', [{ kind: 'project', id: tender }], { ...strangers, ...teamOnly }),
    asked('no tender', [{ kind: 'project', id: nobodysTender }], strangers),
  ],

  logout: [open([])],
}

const status = (code: number): Record<Person, number> =>
  Object.fromEntries(everybody.map((person) => [person, code])) as Record<Person, number>

/** Routes that serve or take data beside the remote methods, and what each person's plain request is answered. */
export const routeRows: Record<string, Record<Person, number>> = {
  'POST /api/v1/rpc': status(200),
  'POST /api/v1/login': status(400),
  'GET /api/v1/info': status(200),
  'GET /sdk/info': status(200),
  'GET /sdk/:version/notice-types': status(404),
  'GET /sdk/:version/notice-types/:subtype': status(404),
  'GET /sdk/:version/basic-meta-data': status(404),
  'GET /sdk/:version/translations/:file': status(404),
  'GET /sdk/:version/codelists/:file/lang/:language': status(404),
  'GET /sdk/:version/codelists/lang/:language': status(404),
  'GET /api/v1/projects/:id/notice.xml': status(404),
  'GET /api/v1/downloads/:name': status(404),
}

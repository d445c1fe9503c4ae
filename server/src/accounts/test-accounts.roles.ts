import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import {
  type Case,
  type Endings,
  all,
  asked,
  foreign,
  hidden,
  open,
  organization,
  own,
  people,
  staffOnly,
  strong,
  user,
  type RowsOf,
} from '../test-roles.ts'

const anna = people.projectAdmin
const emil = people.bidder
const fritz = 'fritz@geest-energie.example'

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
const lists: Case[] = [
  asked('externals', [['ORGANIZATION_USER', 'ORGANIZATION_ADMIN']], {
    organizationAdmin: 'done',
    ...staffOnly,
  }),
  asked('externals of another organization', [['ORGANIZATION_USER'], { organizationId: foreign }], staffOnly),
  asked('internals', [['SYSTEM_USER', 'SYSTEM_ADMIN']], staffOnly),
  asked('both at once', [['SYSTEM_USER', 'ORGANIZATION_USER']], staffOnly),
]

export const accountRows: RowsOf<typeof accountsContract> = {
  login: [open(['nobody@nowhere.example', 'wrong'], 'AuthenticationException')],
  logout: [open([])],
  getBrowserMark: [
    asked('her own', [], {
      ...all('done'),
      visitor: 'AuthenticationException',
      held: 'SecondFactorRequiredException',
    }),
  ],
  isAuthenticated: [open([])],
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
  getUsersWithoutSecondFactor: [asked('everyone', [], { systemAdmin: 'done' })],
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
  resendRegistrationMail: [open(['a receipt that nobody was ever given'], 'NotFoundException')],
  registerOrganization: [
    asked(
      'a company',
      (person) => [organization(person, 'Firma'), { ...user(`firma.${person}@x.example`), password: strong }],
      { visitor: 'done', held: 'done', systemAdmin: 'done' },
    ),
  ],
  getFirstAdminSetup: [open(['guess'], 'NotFoundException')],
  createFirstAdmin: [open(['guess', user('a@b.example'), strong], 'NotFoundException')],
}

import { z } from 'zod'
import { roles } from '../actor.ts'
import {
  Email,
  final,
  GivenPassword,
  Instant,
  Line,
  type Methods,
  NewPassword,
  Nothing,
  Page,
  Token,
  Version,
  withAtMostKeys,
} from '../method.ts'
import { PersonName } from '../plain-names.ts'
import {
  Contact,
  GivenContact,
  NewCompany,
  Organization,
  OrganizationId,
  OrganizationTypeName,
  RegisteredContact,
} from '../organizations/organizations.contract.ts'
import { bounded } from '../validation.ts'

export const UserState = z.enum(['ACTIVE', 'DISABLED'])
export type UserState = z.infer<typeof UserState>

const RoleName = z.enum(roles)

/** What lists show of a user. `state` is absent until the e-mail is confirmed. */
export const UserRow = z.object({
  email: z.string(),
  givenName: z.string(),
  surName: z.string(),
  roles: z.array(RoleName),
  organizationId: OrganizationId.nullable(),
  organizationName: z.string().nullable(),
  state: UserState.optional(),
  /** She was invited and has not set a password yet. */
  invited: z.boolean(),
})
export type UserRow = z.infer<typeof UserRow>

/** A user as she is known to the session: enough for the shell and for every policy. */
export const SessionUser = z.object({
  email: z.string(),
  givenName: z.string(),
  surName: z.string(),
  roles: z.array(RoleName),
  organizationId: OrganizationId.nullable(),
  organizationType: OrganizationTypeName.nullable(),
  twoFactorEnabled: z.boolean().nullable(),
  state: UserState.optional(),
  authenticationBackend: z.string().nullable(),
  created: Instant,
  updated: Instant,
  version: z.int(),
})
export type SessionUser = z.infer<typeof SessionUser>

const UserSettings = z.record(
  z.string().max(100, final),
  z.union([z.string().max(1000, final), z.number(), z.boolean()]),
)
const GivenSettings = bounded(withAtMostKeys(200, UserSettings), 16 * 1024)

export const User = SessionUser.extend({
  contact: Contact,
  settings: UserSettings,
  /** She was invited and has not set a password yet. */
  invited: z.boolean(),
})
export type User = z.infer<typeof User>

const userFacts = {
  email: Email,
  givenName: PersonName(100).min(1),
  surName: PersonName(100).min(1),
  contact: GivenContact.optional(),
  settings: GivenSettings.optional(),
}
/** `roles` and `organizationId` are read only of those who may set them. */
export const NewUser = z.object({
  ...userFacts,
  roles: z.array(RoleName).min(1).max(4),
  organizationId: OrganizationId.nullable().optional(),
})
export const ChangedUser = z.object({
  ...userFacts,
  version: Version,
  roles: z.array(RoleName).min(1).max(4).optional(),
  organizationId: OrganizationId.nullable().optional(),
})

export const LoginResult = z.object({ token: z.string(), user: SessionUser })

/** The names and address of the person who sets the platform up. */
export const FirstAdmin = z.object({
  email: Email,
  givenName: PersonName(100).min(1),
  surName: PersonName(100).min(1),
})

/** Whom a mandatory second factor would hold up; `names` are the first of them by address, the caller's own not among them. */
export const WithoutSecondFactor = z.object({
  total: z.int(),
  names: z.array(z.string()),
  includesCaller: z.boolean(),
})

const UserFilter = Page.extend({ organizationId: OrganizationId.optional(), search: Line(200).optional() })
const RoleList = z.array(RoleName).min(1).max(4)
const Code = z.string().trim().min(1).max(20, final)

/** The first user of a new company; without a contact of her own she is the company's contact. */
export const FirstUser = z.object({
  email: Email,
  givenName: PersonName(100).min(1),
  surName: PersonName(100).min(1),
  contact: RegisteredContact.optional(),
  /** Only of people who register themselves; others are invited. */
  password: NewPassword.optional(),
})

/** A secret a browser makes up when it registers a company: by it, and by nothing else, it is known again. */
export const Receipt = z.string().min(32).max(200, final)

export const accountsContract = {
  login: {
    kind: 'change',
    args: z.tuple([z.string().trim().toLowerCase().min(1).max(254, final), GivenPassword]),
    result: LoginResult,
    secret: true,
  },
  logout: { kind: 'change', args: z.tuple([]), result: Nothing, secret: true },
  /** What this browser shows when it comes again, so that it is not counted with its network address. */
  getBrowserMark: { kind: 'read', args: z.tuple([]), result: z.string(), secret: true },
  isAuthenticated: { kind: 'read', args: z.tuple([]), result: z.boolean() },

  authenticate: { kind: 'change', args: z.tuple([Code]), result: User, secret: true },
  getTwoFactorQRCode: { kind: 'change', args: z.tuple([]), result: z.string(), secret: true },
  /** The same secret as the QR code, for who types it into the authenticator by hand. */
  getTwoFactorKey: { kind: 'change', args: z.tuple([]), result: z.string(), secret: true },
  changeTwoFactorConfig: {
    kind: 'change',
    args: z.tuple([GivenPassword.nullable(), Code.nullable(), z.boolean().nullable(), Email.nullable()]),
    result: User,
    secret: true,
  },

  confirmEmail: {
    kind: 'change',
    args: z.tuple([Token]),
    result: z.object({ email: z.string(), state: UserState }).nullable(),
    secret: true,
  },
  resendEmail: { kind: 'change', args: z.tuple([]), result: Nothing, secret: true },
  sendPasswordResetMail: {
    kind: 'change',
    args: z.tuple([Line(254).toLowerCase()]),
    result: Nothing,
    secret: true,
  },
  /** What a link to set a password is for, so that its page can say so before anything is typed. */
  getPasswordLink: {
    kind: 'read',
    args: z.tuple([Token]),
    result: z.object({ purpose: z.enum(['invitation', 'passwordReset']), email: z.string() }),
    secret: true,
  },
  changePassword: {
    kind: 'change',
    args: z.tuple([GivenPassword.nullable(), Token.nullable(), NewPassword]),
    result: Nothing,
    secret: true,
  },

  getUsers: {
    kind: 'read',
    args: z.tuple([RoleList, UserFilter.optional()]),
    result: z.array(UserRow),
    shows: { entity: 'user' },
  },
  countUsers: {
    kind: 'read',
    args: z.tuple([RoleList, UserFilter.optional()]),
    result: z.int(),
    shows: { entity: 'user' },
  },
  /** Whom it would hold up at the next step if the settings demanded a second factor of everyone. */
  getUsersWithoutSecondFactor: {
    kind: 'read',
    args: z.tuple([]),
    result: WithoutSecondFactor,
    shows: { entity: 'user' },
  },
  getUser: { kind: 'read', args: z.tuple([Email]), result: User, shows: { entity: 'user', idAt: 0 } },
  createUser: { kind: 'change', args: z.tuple([NewUser]), result: User },
  updateUser: { kind: 'change', args: z.tuple([ChangedUser]), result: User },
  setUserState: { kind: 'change', args: z.tuple([Email, UserState]), result: User },
  deleteUser: { kind: 'change', args: z.tuple([Email]), result: Nothing },
  resendInvitation: { kind: 'change', args: z.tuple([Email]), result: Nothing },

  /** With the receipt of a registration that nobody has confirmed yet it takes that one's place. */
  registerOrganization: {
    kind: 'change',
    args: z.tuple([NewCompany, FirstUser, Receipt.optional()]),
    result: Organization,
    secret: true,
  },
  /** For the browser that has registered, before anyone has logged in. */
  resendRegistrationMail: { kind: 'change', args: z.tuple([Receipt]), result: Nothing, secret: true },

  getFirstAdminSetup: {
    kind: 'read',
    args: z.tuple([Token]),
    result: z.object({ email: z.string().nullable() }),
    secret: true,
  },
  createFirstAdmin: {
    kind: 'change',
    args: z.tuple([Token, FirstAdmin, NewPassword]),
    result: Nothing,
    secret: true,
  },
} as const satisfies Methods

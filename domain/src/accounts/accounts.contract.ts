import { z } from 'zod'
import { roles } from '../actor.ts'
import {
  Email,
  GivenPassword,
  Instant,
  type Methods,
  NewPassword,
  Nothing,
  RequiredLine,
  Token,
} from '../method.ts'
import { OrganizationId, OrganizationTypeName } from '../organizations/organizations.contract.ts'

export const UserState = z.enum(['ACTIVE', 'DISABLED'])
export type UserState = z.infer<typeof UserState>

/** What a person sees of her own account. `state` is absent until the e-mail is confirmed. */
export const SessionUser = z.object({
  email: z.string(),
  givenName: z.string(),
  surName: z.string(),
  roles: z.array(z.enum(roles)),
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

export const LoginResult = z.object({ token: z.string(), user: SessionUser })

/** The names and address of the person who sets the platform up. */
export const FirstAdmin = z.object({
  email: Email,
  givenName: RequiredLine(100),
  surName: RequiredLine(100),
})

export const accountsContract = {
  login: {
    args: z.tuple([z.string().trim().toLowerCase().min(1).max(254), GivenPassword]),
    result: LoginResult,
  },
  logout: { args: z.tuple([]), result: Nothing },
  isAuthenticated: { args: z.tuple([]), result: z.boolean() },
  getFirstAdminSetup: { args: z.tuple([Token]), result: z.object({ email: z.string().nullable() }) },
  createFirstAdmin: { args: z.tuple([Token, FirstAdmin, NewPassword]), result: Nothing },
} as const satisfies Methods

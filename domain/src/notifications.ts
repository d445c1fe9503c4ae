import { z } from 'zod'
import { SessionUser } from './accounts/accounts.contract.ts'
import { entities } from './method.ts'

/** What the server says of its own accord over the websocket, as JSON-RPC notifications. */
export const notifications = {
  logout: z.tuple([]),
  setSessionUser: z.tuple([SessionUser, z.boolean()]),
  notifyOfNewMessage: z.tuple([z.string(), z.string()]),
  /** How far the official check of a tender's notice is. */
  checkProgress: z.tuple([z.int(), z.int(), z.int()]),
  storeChanged: z.tuple([z.enum(entities), z.union([z.string(), z.number(), z.null()])]),
} as const

export type NotificationName = keyof typeof notifications
export type NotificationParams<Name extends NotificationName> = z.output<(typeof notifications)[Name]>

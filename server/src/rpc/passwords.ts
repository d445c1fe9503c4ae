import type { Call } from './calls.ts'

/** Whether a call brings a password, where its method takes one. */
export const bringsPassword = (params: unknown, at: number | undefined): boolean =>
  at !== undefined && Array.isArray(params) && typeof params[at] === 'string'

/** The same of one whose arguments were read elsewhere. */
export const callBringsPassword = ({ read, params }: Pick<Call, 'read' | 'params'>, at: number | undefined) =>
  read?.bringsPassword ?? bringsPassword(params, at)

/** What a call says besides its password: whoever repeats it need not have typed that alike. */
export const withoutPassword = (params: unknown, at: number | undefined): unknown =>
  Array.isArray(params) && at !== undefined && at < params.length ? params.with(at, null) : params

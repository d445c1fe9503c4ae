import { z } from 'zod'

/** What the check of a notice found; `panelPath` leads to the field in the form. */
export const Finding = z.object({
  severity: z.enum(['ERROR', 'WARN']),
  fieldId: z.string().nullable(),
  panelPath: z.string(),
  rule: z.string(),
  message: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** What the checks that ran have found. */
export const CheckedNotice = z.object({
  ran: z.array(z.enum(['catalogue', 'xsd', 'rules'])),
  findings: z.array(Finding),
  /** How many there are besides, where one answer cannot tell all. */
  leftOut: z.object({ errors: z.int(), notes: z.int() }).optional(),
  /** The operator has to give the platform a public address before this can be published. */
  lacksPublicAddress: z.boolean(),
  /** The versions that the server has official checks for, where that of this notice is not among them. */
  officialOnlyFor: z.array(z.string()).optional(),
  /** Why the official checks came to no end, in a sentence; what we found ourselves is told all the same. */
  officialUnfinished: z.string().optional(),
})
export type CheckedNotice = z.infer<typeof CheckedNotice>

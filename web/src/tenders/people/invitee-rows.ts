import { Email } from '@allmende/domain/method.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { requiredText, sayIssue } from '@allmende/domain/validation.ts'
import type { PastedInvitee } from './pasted-invitees.ts'
import { inviteTexts as texts } from './people.texts.ts'

/** One line of the dialog, as it is typed. */
export type InviteeRow = { key: number; email: string; organizationName: string }

export const emptyRow = (rows: readonly InviteeRow[] = []): InviteeRow => ({
  key: nextKey(rows),
  email: '',
  organizationName: '',
})

const nextKey = (rows: readonly InviteeRow[]): number => Math.max(0, ...rows.map(({ key }) => key)) + 1

/** An address as the server knows it. */
const addressOf = ({ email }: Pick<InviteeRow, 'email'>): string => email.trim().toLowerCase()

const isBlank = ({ email, organizationName }: InviteeRow): boolean =>
  email.trim() === '' && organizationName.trim() === ''

/** Lines that nobody has touched do not count. */
export const filledRows = (rows: readonly InviteeRow[]): InviteeRow[] => rows.filter((row) => !isBlank(row))

/** What is wrong with an address, by its line. */
export function faultsIn(rows: readonly InviteeRow[], language: Language): ReadonlyMap<number, string> {
  const seen = new Set<string>()
  const faults = new Map<number, string>()
  for (const row of filledRows(rows)) {
    const fault = seen.has(addressOf(row)) ? say(texts.twice, language) : faultOf(row, language)
    if (fault !== null) faults.set(row.key, fault)
    seen.add(addressOf(row))
  }
  return faults
}

function faultOf({ email }: InviteeRow, language: Language): string | null {
  const [issue] = Email.safeParse(email).error?.issues ?? []
  if (!issue) return null
  return email.trim() === '' ? say(requiredText, language) : sayIssue(issue, language)
}

/** What is sent. */
export const inviteesIn = (rows: readonly InviteeRow[]): Record<string, string> =>
  Object.fromEntries(filledRows(rows).map((row) => [addressOf(row), row.organizationName.trim()]))

/** What the server found wrong, by the line it is about: `1.post@werft.example` → sentence. */
export const refusedRows = (
  rows: readonly InviteeRow[],
  fields: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> =>
  new Map(
    filledRows(rows).flatMap((row) => {
      const sentence = fields[`1.${addressOf(row)}`]
      return sentence === undefined ? [] : [[row.key, sentence]]
    }),
  )

/** With what was pasted into a line: there, and below it; addresses that are listed already are left out. */
export function withPasted(
  rows: readonly InviteeRow[],
  key: number,
  pasted: readonly PastedInvitee[],
): InviteeRow[] {
  const known = new Set(filledRows(rows).map(addressOf))
  const wanted = pasted.filter((invitee) => {
    const isNew = !known.has(addressOf(invitee))
    known.add(addressOf(invitee))
    return isNew
  })
  const next = nextKey(rows)
  return rows.flatMap((row) => {
    if (row.key !== key) return [row]
    const added = wanted.map((invitee, index) => ({ key: next + index, ...invitee }))
    const [first, ...others] = added
    // The line itself takes the first, so that whoever pasted finds her place again.
    return isBlank(row) && first ? [{ ...first, key }, ...others] : [row, ...added]
  })
}

/** With somebody chosen from a list: in the first empty line, or in one of her own. */
export function withInvitee(rows: readonly InviteeRow[], invitee: PastedInvitee): InviteeRow[] {
  const blank = rows.find(isBlank)
  return blank
    ? rows.map((row) => (row === blank ? { ...row, ...invitee } : row))
    : [...rows, { key: nextKey(rows), ...invitee }]
}

/** There is always a line to type into. */
export function withoutRow(rows: readonly InviteeRow[], key: number): InviteeRow[] {
  const left = rows.filter((row) => row.key !== key)
  return left.length > 0 ? left : [emptyRow(rows)]
}

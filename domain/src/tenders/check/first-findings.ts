import type { CheckedNotice, Finding } from './checked-notice.contract.ts'

/** What one answer tells: nobody reads more before mending some of it. */
const mostFindings = 1000
/** In letters of their messages, which name what somebody typed. */
const mostLetters = 500_000

type Told = Pick<CheckedNotice, 'findings' | 'leftOut'>

/** As many findings as one answer tells, in their order, and how many there are besides. */
export function firstFindings(all: readonly Finding[]): Told {
  let letters = 0
  const end = all.findIndex(({ message }, at) => {
    letters += message.length
    return at >= mostFindings || (at > 0 && letters > mostLetters)
  })
  if (end < 0) return { findings: [...all] }
  const rest = all.slice(end)
  const errors = errorsIn(rest)
  return { findings: all.slice(0, end), leftOut: { errors, notes: rest.length - errors } }
}

/** How much has to be mended, whether it is told or not. */
export const countErrors = ({ findings, leftOut }: Told): number =>
  errorsIn(findings) + (leftOut?.errors ?? 0)

const errorsIn = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'ERROR').length

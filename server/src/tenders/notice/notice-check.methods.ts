import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import { type Found, sayFound } from '@allmende/domain/notices/check/check.ts'
import { officialFindings } from '@allmende/domain/notices/official/official-findings.ts'
import type { OfficialPart } from '@allmende/domain/notices/official/official-failures.ts'
import { noticeReasons } from '@allmende/domain/notices/notices.reasons.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { firstFindings } from '@allmende/domain/tenders/check/first-findings.ts'
import { checkTender, lacksPublicAddress } from '@allmende/domain/tenders/check/tender-check.ts'
import { currentIdentity, withIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { withDocumentAddresses } from '@allmende/domain/tenders/notice/document-places.ts'
import type { Finding } from '@allmende/domain/tenders/check/checked-notice.contract.ts'
import type { Tender, tendersContract } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { say } from '@allmende/domain/texts.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { catalogueOf } from '../../notices/catalogues.ts'
import { type Context, methodsOf } from '../../rpc/method.ts'
import { currentValues, writtenAt } from './notice-export.ts'
import { formOfTender, type TenderForm } from '../tender-form.ts'
import { groupsByNode, isFieldIn } from './standard-nodes.ts'
import { inSnapshot } from '../seen-tender.ts'
import { existingTender, findTenderHead } from '../tenders.queries.ts'

const { read } = methodsOf<typeof tendersContract>()

/** Stands for the address that the platform does not have yet. */
const anyPublicAddress = 'https://vergabe.example.de'

type Checked = Tender & TenderForm & { toSend: PanelValues | null }

export const noticeCheckMethods = [
  read('checkNotice', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.check,
    after: async (context, { id }, [, { official: wanted = false } = {}]) => {
      // Each check takes a while with nobody else's turn in between: one person has one running.
      const checked = await context.noticeChecks.take(nameOf(context.actor), async () => {
        const tender = await inSnapshot(context.db, (db) => checkedTender({ ...context, db }, id, wanted))
        return { tender, found: checkTender(tender, context) }
      })
      const { tender, found } = checked ?? refuse('officialCheckBusy')
      const official = await officialPart(context, tender, found)
      const own = found.map(
        ({ severity, fieldId, panelPath, rule, ...said }): Finding => ({
          severity,
          fieldId,
          panelPath,
          rule,
          message: sayFound({ severity, fieldId, panelPath, rule, ...said }, context.language),
        }),
      )
      return {
        ran: ['catalogue' as const, ...official.ran],
        ...firstFindings([...own, ...official.findings]),
        lacksPublicAddress: lacksPublicAddress(tender),
        ...onlyFor(context.officialChecks, tender.form.sdkVersion),
        ...(official.unfinished !== undefined && { officialUnfinished: official.unfinished }),
      }
    },
    show: (_actor, checked) => checked,
  }),
]

async function checkedTender(
  { db, home, language, officialChecks }: Context,
  id: number,
  official: boolean,
): Promise<Checked> {
  const tender = await existingTender(db, id)
  const made = await formOfTender(db, tender, language)
  const { subtype, sdkVersion } = made.form
  const isOfficial = official && subtype !== null && hasChecksFor(officialChecks, sdkVersion)
  const panels = await currentValues(db, made.form, { id, panels: tender.panels, home })
  const checked = { ...tender, ...made, panels }
  if (!isOfficial) return { ...checked, toSend: null }
  const identified = withIdentity(made.form, panels, currentIdentity(panels, tender.notices))
  // What the operator has yet to do is said once, and not as a fault of every lot.
  const reachable = lacksPublicAddress(checked)
    ? withDocumentAddresses(made.form, identified, { id, home: anyPublicAddress })
    : identified
  return { ...checked, toSend: outgoingValues(made.form, reachable) }
}

const hasChecksFor = (checks: Context['officialChecks'], version: string | null): boolean =>
  version !== null && checks !== null && checks.versions.includes(version)

/** Says where the server has official checks, but none for the version a notice stands on. */
const onlyFor = (checks: Context['officialChecks'], version: string | null) =>
  checks && version !== null && !hasChecksFor(checks, version)
    ? { officialOnlyFor: [...checks.versions] }
    : {}

type OfficialAnswer = { ran: OfficialPart[]; findings: Finding[]; unfinished?: string }

/** What the official checks add to our own; where they come to no end, ours are not lost with them. */
async function officialPart(
  { officialChecks, connection, language, now }: Context,
  { id, form, toSend }: Checked,
  own: readonly Found[],
): Promise<OfficialAnswer> {
  const { subtype, sdkVersion } = form
  if (!officialChecks || !toSend || subtype === null || sdkVersion === null) return { ran: [], findings: [] }
  const { xml, places } = writtenAt(form, toSend, now)
  const result = await unlessUnfinished(
    officialChecks.check({ version: sdkVersion, xml, subtype }, (done, total) =>
      connection.tell('checkProgress', [id, done, total]),
    ),
  )
  if ('why' in result) return { ran: [], findings: [], unfinished: say(noticeReasons[result.why], language) }
  const { ran, failures } = result
  const groupOf = (node: string): string | undefined => groupsByNode(sdkVersion).get(node)
  const isWithin = (fieldId: string, node: string): boolean => isFieldIn(sdkVersion, fieldId, node)
  const ownerOf = (fieldId: string) => catalogueOf(sdkVersion).fields[fieldId]?.attributeOf
  const notice = { form, values: toSend, places, groupOf, ownerOf, isWithin }
  const found = officialFindings(notice, failures, own)
  return { ran, findings: found.map(({ message, ...rest }) => ({ ...rest, message: message[language] })) }
}

const endings = ['officialCheckBusy', 'officialCheckTooSlow', 'officialCheckFailed'] as const

async function unlessUnfinished<Result>(
  running: Promise<Result>,
): Promise<Result | { why: (typeof endings)[number] }> {
  try {
    return await running
  } catch (error) {
    const why = error instanceof Refusal ? endings.find((one) => one === error.verdict.reason) : undefined
    if (!why) throw error
    return { why }
  }
}

import { paths } from '../../addresses.ts'
import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import { checkForm, type Found } from '../../notices/check/check.ts'
import { valueRules } from '../../notices/check/value-faults.ts'
import { isDocumentAddress } from '../../notices/form/document-addresses.ts'
import type { Form } from '../../notices/form/form.ts'
import { nameOf } from '../../notices/form/names.ts'
import { refusedFaults } from '../../notices/values/fit.ts'
import { fieldAt } from '../../notices/values/reading.ts'
import { isTakenOverAt } from '../../notices/values/taken-over.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { type Bilingual, type Language, say } from '../../texts.ts'
import type { Refused } from '../../verdict.ts'
import { noticeFacts, placesOfFacts } from '../notice/notice-facts.ts'
import { tenderReasons } from '../tenders.reasons.ts'
import { missingForSaving, type SavedFacts } from '../tenders.rules.ts'
import { labelsOf } from '../tenders.texts.ts'
import { contractDateFindings } from './contract-date-findings.ts'
import { deadlineFindings } from './deadline-findings.ts'
import { durationFindings } from './duration-findings.ts'
import { ledToTheCause } from './derived-findings.ts'
import { type OwnField, ownPath } from './own-places.ts'
import { receivedFindings } from './received-findings.ts'
import { mendedThere } from './tender-check.texts.ts'

/** A tender as it is saved, or as somebody is about to save it. */
export type CheckedTender = SavedFacts & {
  /** Not there before the first saving. */
  id?: number | undefined
  published: Date | null
  form: Form
  lists: CodeLists
  panels: PanelValues
}

/** When and for whom it is checked. */
export type CheckedFor = { language: Language; now: Date }

/** Everything missing or wrong about a tender and its notice: the one answer of form, menu, check and portal. */
export function checkTender(tender: CheckedTender, { language, now }: CheckedFor): Found[] {
  const { form, panels, lists, published } = tender
  const isPublic = published !== null && published <= now
  const inNotice = checkForm(form, panels, lists).filter((found) => !isOurs(found, tender))
  return [
    ...withBlocking(ledToTheCause(inNotice, tender), tender, language),
    ...durationFindings(form, panels),
    ...contractDateFindings(form, panels, now),
    ...receivedFindings(form, panels, lists),
    ...(isPublic ? [] : deadlineFindings(tender, language, now)),
  ]
}

/** What cannot be saved without: marked where the notice's check says it too, said by itself where not. */
function withBlocking(inNotice: readonly Found[], tender: CheckedTender, language: Language): Found[] {
  const { form, panels } = tender
  const places = placesOfFacts(form)
  const blocking = missingForSaving({ ...tender, ...noticeFacts(form, panels) }, places).map((verdict) =>
    blockingFinding(verdict, tender, language),
  )
  const isSaid = ({ panelPath }: Found) => inNotice.some((found) => found.panelPath === panelPath)
  const blocked = new Set(blocking.map(({ panelPath }) => panelPath))
  return [
    ...blocking.filter((found) => !isSaid(found)),
    ...inNotice.map((found) => {
      if (isFaultOfOrganization(found, panels)) return { ...found, text: withHint(found.text) }
      return blocked.has(found.panelPath) || isNotKept(found)
        ? { ...found, blocksSaving: true as const }
        : found
    }),
  ]
}

const isNotKept = ({ rule }: Found): boolean => (refusedFaults as readonly string[]).includes(rule)

/** What an organization says and its party cannot: no fault of who fills in the form, nor anything to mend there. */
const isFaultOfOrganization = ({ rule, fieldId, panelPath }: Found, panels: PanelValues): boolean =>
  fieldId !== null &&
  (valueRules as readonly string[]).includes(rule) &&
  isTakenOverAt(panels, panelPath, fieldId)

const withHint = ({ de, en }: Bilingual): Bilingual => ({
  de: `${de} ${mendedThere.de}`,
  en: `${en} ${mendedThere.en}`,
})

function blockingFinding(
  { reason, fields = [] }: Refused,
  { type, form, panels }: CheckedTender,
  language: Language,
): Found {
  const { de, en } = tenderReasons[reason as keyof typeof tenderReasons]
  const [field = ''] = fields
  const given = field.replace(/^0\./, '')
  const noticePath = given.startsWith('panels.') ? given.slice('panels.'.length) : null
  const own = given as OwnField
  return {
    severity: 'ERROR',
    fieldId: null,
    panelPath: noticePath ?? ownPath(own),
    rule: reason,
    text: { de: `{name}: ${de}`, en: `{name}: ${en}` },
    values: {
      name: noticePath ? nameOf(form, panels, noticePath) : say(labelsOf(type)[own], language),
    },
    blocksSaving: true,
  }
}

/** Whether the notice would send people to an address of ours that the public cannot reach; that is for the operator to set. */
export const lacksPublicAddress = (tender: CheckedTender): boolean =>
  checkForm(tender.form, tender.panels, tender.lists).some(
    (found) => isOurs(found, tender) && found.rule !== 'missing',
  )

/** The address of the documents is filled in by the platform: no fault of who fills in the form. */
function isOurs({ fieldId, panelPath }: Found, { id, panels }: CheckedTender): boolean {
  if (fieldId === null || !isDocumentAddress(fieldId)) return false
  const address = fieldAt(panels, panelPath)?.stringValue
  return address === undefined || (id !== undefined && address.includes(paths.tenderDocuments(id)))
}

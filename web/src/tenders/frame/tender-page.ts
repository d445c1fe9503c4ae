import type { Actor } from '@allmende/domain/actor.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import type { ComponentType } from 'react'
import type { ReadyTemplate } from '../useTemplate.ts'

/** A page of a tender: an entry of its menu, and who finds it there. */
export type TenderPage = {
  /** Below the tender's address: `audit-log`; empty for the page that opens first. */
  path: string
  label: Bilingual | ((tender: Tender) => Bilingual)
  mayOpen: (actor: Actor, tender: Tender) => Verdict
}

/** Something that can be done with a tender, as a button beside its title. */
export type TenderAction = { key: string; Action: ComponentType<{ tender: Tender }> }

export type SectionProps = {
  tender: Tender
  /** Null while it is loaded. */
  template: ReadyTemplate | null
  mayEdit: boolean
}

/** A part of a tender's first page. */
export type TenderSection = {
  anchor: string
  label: Bilingual
  /** Whether there is something to show; `form` is null while it is loaded. */
  isShown: (tender: Tender, form: Form | null) => boolean
  Content: ComponentType<SectionProps>
}

/** What the areas hang into the frame of a tender. */
export type TenderFrameParts = { pages: readonly TenderPage[]; actions: readonly TenderAction[] }

/** Notices that the standard knows. */
export const isStandardNotice = (_tender: Tender, form: Form | null): boolean =>
  form !== null && form.subtype !== null

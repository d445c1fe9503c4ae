import type { Actor } from '@allmende/domain/actor.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import type { ComponentType } from 'react'
import type { ReadyTemplate } from '../useTemplate.ts'

/** Who finds something of a tender; asked with the tender as this person was sent it. */
export type MayOpen<Seen extends ShownTender = ShownTender> = (
  actor: Actor,
  tender: Seen,
  now: Date,
) => Verdict

/** A page of a tender: an entry of its menu, and who finds it there. */
export type TenderPage = {
  /** Below the tender's address: `audit-log`; empty for the page that opens first. */
  path: string
  /** Other addresses that show the same page. */
  alsoAt?: readonly string[]
  label: Bilingual | ((tender: ShownTender) => Bilingual)
  mayOpen: MayOpen
  /** Behind its label: what waits there, in a word or two. */
  note?: (tender: ShownTender) => { text: Bilingual; values: Values } | null
  /** Whether what the address names below it is there: `7` in `bewerber/7`; left out where nothing hangs below it. */
  has?: (tender: ShownTender, child: string) => boolean
  /** What of it everyone sees before they may know of the tender. */
  Early?: ComponentType<{ id: number }>
}

/** Something that can be done with a tender, as a button beside its title. */
export type TenderAction<Seen extends ShownTender = ShownTender> = {
  key: string
  mayOpen: MayOpen<Seen>
  Action: ComponentType<{ tender: Seen }>
}

export type SectionProps<Seen extends ShownTender = ShownTender> = {
  tender: Seen
  /** Null while it is loaded. */
  template: ReadyTemplate | null
  mayEdit: boolean
}

/** A part of a tender's first page. */
export type TenderSection<Seen extends ShownTender = ShownTender> = {
  anchor: string
  label: Bilingual
  mayOpen: MayOpen<Seen>
  /** Whether there is something to show; `form` is null while it is loaded. */
  isShown: (tender: Seen, form: Form | null) => boolean
  /** False keeps it out of the menu, where only it knows whether it has something to show. */
  isListed?: false
  Content: ComponentType<SectionProps<Seen>>
}

/** What the areas hang into the frame of a tender. */
export type TenderFrameParts = {
  pages: readonly TenderPage[]
  actions: readonly TenderAction[]
  /** What whoever sees it must know first, on every page; each decides itself whether there is something to say. */
  banners: readonly ComponentType<{ tender: ShownTender }>[]
}

/** Notices that the standard knows. */
export const isStandardNotice = (_tender: ShownTender, form: Form | null): boolean =>
  form !== null && form.subtype !== null

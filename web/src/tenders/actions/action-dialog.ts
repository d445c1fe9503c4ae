import type { TeamTender, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import type { ComponentType } from 'react'

/** What opens for an action: exists only while it is open, so that it begins with how things stand then. */
export type ActionDialogProps = { tender: TeamTender; onClose: () => void }

/** The dialogs by action; an action without one is not shown. Areas above this one add theirs where the frame is put together. */
export type ActionDialogs = Readonly<Partial<Record<TenderActionName, ComponentType<ActionDialogProps>>>>

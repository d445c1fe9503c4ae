import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'

/** What the log says of who took the moment of an attempt. */
export const stampLine = (by: StampSource): AuditChange => ({
  label: stampLabel.de,
  oldValue: null,
  newValue: stampTexts[by].de,
})

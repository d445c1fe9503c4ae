import { reasons } from '@allmende/domain/reasons.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Reason } from '@allmende/domain/verdict.ts'
import { leftOutTexts } from './joining.texts.ts'

/** Why a lot is left out of what she joins: the procedure itself is open to her, so it is said of the lot. */
export const whyLeftOut = (reason: Reason): Bilingual => leftOutTexts[reason] ?? reasons[reason]

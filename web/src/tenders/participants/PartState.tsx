import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { IconLock } from '@tabler/icons-react'
import { Clamped } from '../../ui/Clamped.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Seal } from './participants.ts'
import { sealTexts, texts } from './participants.texts.ts'
import classes from './participants.module.css'

type PartStateProps = {
  state: Bilingual
  seal: Seal | null
  part: Pick<LotParticipant, 'answer' | 'reason'>
}

/** How far a company is with a lot, why not further, and whether what it filed is still sealed. */
export function PartState({ state, seal, part: { answer, reason } }: PartStateProps) {
  const say = useSay()
  const why = answer?.reason ?? reason
  const isWon = answer?.kind === 'offerAccepted'
  return (
    <div className={classes.state}>
      <StatusBadge tone={isWon ? 'success' : 'neutral'}>{say(state)}</StatusBadge>
      {seal && (
        <span className={classes.seal}>
          <IconLock size={16} aria-hidden />
          {say(sealTexts[seal])}
        </span>
      )}
      {why && (
        <Clamped as="p" className={classes.reason} lines={2}>
          {say(texts.reason, { reason: why })}
        </Clamped>
      )}
    </div>
  )
}

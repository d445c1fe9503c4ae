import type { ChangeToConfirm } from '@allmende/domain/procedure/announced-change.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { texts } from './to-confirm.texts.ts'

type UnconfirmedProps = {
  part: { changesToConfirm: readonly ChangeToConfirm[] }
  className?: string | undefined
  /** Where there is no room for when. */
  isShort?: boolean
}

/** For the team: that a company has not answered yet to what was announced after it had submitted. */
export function Unconfirmed({ part, className, isShort = false }: UnconfirmedProps) {
  const say = useSay()
  const { language } = useLanguage()
  const changes = part.changesToConfirm
  if (changes.length === 0) return null
  const moments = changes.map(({ announced }) => sayMoment(announced, language)).join('; ')
  return (
    <p className={className}>
      {isShort ? (
        <StatusBadge tone="warning">{say(texts.unconfirmed)}</StatusBadge>
      ) : (
        say(texts.unconfirmedOf, { moments })
      )}
    </p>
  )
}

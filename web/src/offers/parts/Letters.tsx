import type { Letter } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { sayDay, sayMoment } from '@allmende/domain/times.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import classes from './parts.module.css'
import { letterTexts } from './letter.texts.ts'

/** The letters about a lot, the newest first; those that no longer hold say so. */
export function Letters({ letters, lot }: { letters: readonly Letter[]; lot: string | null }) {
  const say = useSay()
  const { language } = useLanguage()
  if (letters.length === 0) return null
  return (
    <ul className={classes.letters} aria-label={say(letterTexts.letters)}>
      {letters.toReversed().map(({ letterId, at, takenBack }) => {
        const label = say(letterTexts.letter, { moment: sayMoment(at, language) })
        return (
          <li key={letterId}>
            <PdfButton
              request={{ kind: 'letter', id: letterId }}
              label={label}
              size="sm"
              {...(lot !== null && { spoken: `${label}: ${lot}` })}
            />
            {takenBack && (
              <span className={classes.label}>{say(letterTexts.takenBack, { day: sayDay(takenBack) })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

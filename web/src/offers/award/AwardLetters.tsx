import type { AnnouncedAward, AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import { dispatchTexts } from '@allmende/domain/procedure/procedure.texts.ts'
import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay, sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './award.module.css'
import { texts as dispatching } from './dispatch.texts.ts'
import { letterTexts, texts } from './waiting.texts.ts'

const DispatchDialog = late(async () => (await import('./DispatchDialog.tsx')).DispatchDialog)

const tones = {
  LEFT: 'success',
  WAITING: 'warning',
  FAILED: 'danger',
  KEPT: 'warning',
  DISPATCHED: 'success',
} as const

/** Whether it may still leave otherwise. */
const isToDispatch = ({ state }: AwardLetter): boolean => state !== 'LEFT' && state !== 'DISPATCHED'

type AwardLettersProps = { lot: TeamLot; award: AnnouncedAward }

/** Who was told of an announced award, how each letter left or why not, and the day it names. */
export function AwardLetters({ lot, award }: AwardLettersProps) {
  const say = useSay()
  const [asked, setAsked] = useState<AwardLetter | null>(null)
  return (
    <>
      <ul className={classes.letters} aria-label={say(texts.letters)}>
        {award.letters.map((letter) => (
          <li key={letter.offerId}>
            <LetterFacts letter={letter} />
            <div className={classes.letterButtons}>
              {isToDispatch(letter) && (
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconSend size={20} aria-hidden />}
                  aria-label={say(dispatching.recordFor, { name: letter.organizationName })}
                  onClick={() => setAsked(letter)}
                >
                  {say(dispatching.record)}
                </Button>
              )}
              <PdfButton
                request={{ kind: 'letter', id: letter.letterId }}
                label={say(texts.letterPdf)}
                spoken={say(texts.letterPdfTo, { name: letter.organizationName })}
                size="sm"
              />
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <DispatchDialog
            lotId={lot.id}
            letter={asked}
            announcedAt={award.sentAt}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function LetterFacts({ letter }: { letter: AwardLetter }) {
  const say = useSay()
  const { language } = useLanguage()
  const { organizationName, state, leftAt, dispatch, awardableFrom } = letter
  return (
    <div className={classes.letterFacts}>
      <span>{organizationName}</span>
      <StatusBadge tone={tones[state]}>{say(letterTexts[state])}</StatusBadge>
      {leftAt && <span className={classes.quiet}>{sayMoment(leftAt, language)}</span>}
      {dispatch && (
        <span className={classes.quiet}>
          {say(texts.dispatchedOn, { day: sayDay(dispatch.at), how: say(dispatchTexts[dispatch.how]) })}
        </span>
      )}
      <span className={classes.quiet}>{say(texts.ownDay, { day: sayDay(awardableFrom) })}</span>
    </div>
  )
}

import type { OpenedPart } from '@allmende/domain/offers/offers.contract.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayArrival } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useSaved } from '../../ui/useSaved.ts'
import { texts as roomTexts } from '../../rooms/rooms.texts.ts'
import { call } from '../../rpc/call.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { lotName } from '../../tenders/course/lot-names.ts'
import type { SectionProps } from '../../tenders/frame/tender-page.ts'
import { insideSection } from '../../tenders/frame/who-sees.tsx'
import { useStaffNames } from '../../tenders/useStaffNames.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import classes from './opening.module.css'
import { targetTitles, texts, zipTexts } from './opening.texts.ts'
import { zippedOpenings } from './opening-facts.ts'
import { openingsAnchor } from './openings-anchor.ts'

type Line = { lot: TeamLot; opening: TeamLot['openings'][number] }

/** The newest first. */
const linesOf = ({ lots }: TeamTender): Line[] =>
  lots
    .flatMap((lot) => lot.openings.map((opening) => ({ lot, opening })))
    .toSorted((one, other) => other.opening.at.getTime() - one.opening.at.getTime())

/** What two people opened, with the paper on it. */
function OpeningsSection({ tender }: SectionProps<TeamTender>) {
  const say = useSay()
  const lines = linesOf(tender)
  const hasRounds = lines.some(({ opening }) => opening.round !== null)
  return (
    <FormSection anchor={openingsAnchor} title={say(texts.openings)} hint={say(texts.openingsHint)}>
      <div className={classes.holder}>
        <table className={classes.openings}>
          <thead>
            <tr>
              <th scope="col">{say(texts.opening)}</th>
              <th scope="col">{say(texts.lot)}</th>
              {hasRounds && <th scope="col">{say(texts.round)}</th>}
              <th scope="col">{say(texts.openedAt)}</th>
              <th scope="col">{say(texts.openedByWhom)}</th>
              <th scope="col">{say(texts.papers)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <OpeningLine
                key={line.opening.id}
                {...line}
                hasRounds={hasRounds}
                hasZip={zippedOpenings(line.lot).has(line.opening.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  )
}

function OpeningLine({ lot, opening, hasRounds, hasZip }: Line & { hasRounds: boolean; hasZip: boolean }) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { id, target, round, at, by } = opening
  const part: OpenedPart = { target: target === 7 ? 7 : 4, round }
  const what = say(targetTitles[part.target])
  const of = [lotName(lot), round !== null && say(texts.ofRoundNumber, { round })].filter(Boolean).join(', ')
  const [one = '', other = ''] = by.map(nameOf)
  return (
    <tr>
      <th scope="row">{what}</th>
      <td data-label={say(texts.lot)}>{lotName(lot)}</td>
      {hasRounds && (
        <td data-label={say(texts.round)} data-short>
          {round ?? '–'}
        </td>
      )}
      <td data-label={say(texts.openedAt)}>{sayArrival(at, language)}</td>
      <td data-label={say(texts.openedByWhom)}>{say(texts.and, { one, other })}</td>
      <td>
        <div className={classes.buttons}>
          <PdfButton
            request={{ kind: 'protocol', id }}
            label={say(texts.protocol)}
            spoken={say(texts.protocolOf, { of: `${what}, ${of}` })}
            size="sm"
          />
          {hasZip && <ZipButton lotId={lot.id} part={part} of={of} />}
        </div>
      </td>
    </tr>
  )
}

/** Everything that this one opening has opened. */
function ZipButton({ lotId, part, of }: { lotId: number; part: OpenedPart; of: string }) {
  const say = useSay()
  const zip = useSaved<OpenedPart>((opened) => call('getOffersZipLink', lotId, opened), roomTexts.noZip)
  const label = say(zipTexts[part.target])
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconFileZip size={20} aria-hidden />}
      aria-label={`${label}: ${of}`}
      loading={zip.isPending}
      onClick={() => zip.mutate(part)}
    >
      {label}
    </Button>
  )
}

export const openingsSection = insideSection({
  anchor: openingsAnchor,
  label: texts.openings,
  mayOpen: tenderPolicy.lookInside,
  isShown: ({ lots }) => lots.some(({ openings }) => openings.length > 0),
  Content: OpeningsSection,
})

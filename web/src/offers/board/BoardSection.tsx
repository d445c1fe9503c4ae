import { isOpen } from '@allmende/domain/procedure/stages.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { lotName } from '../../tenders/course/lot-names.ts'
import type { SectionProps } from '../../tenders/frame/tender-page.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import { plain } from '../../ui/matching.ts'
import { Board } from './Board.tsx'
import classes from './Board.module.css'
import { boardAnchor } from './board-anchor.ts'
import { texts } from './board.texts.ts'
import { cardsOf, openedRounds } from './columns.ts'
import { PastRound } from './PastRound.tsx'
import { WayOut } from './WayOut.tsx'

/** From so many on one searches rather than looks. */
const many = 8

/** Who stands where, lot by lot. */
export function BoardSection({ tender }: SectionProps<TeamTender>) {
  const [lotId, setLotId] = useState<number | null>(null)
  const say = useSay()
  const lot = tender.lots.find(({ id }) => id === lotId) ?? tender.lots.find(isOpen) ?? tender.lots[0]
  return (
    lot && (
      <FormSection anchor={boardAnchor} title={say(texts.title)}>
        <LotBoard key={lot.id} tender={tender} lot={lot} onLot={setLotId} />
      </FormSection>
    )
  )
}

type LotBoardProps = { tender: TeamTender; lot: TeamLot; onLot: (lotId: number) => void }

function LotBoard({ tender, lot, onLot }: LotBoardProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const rounds = openedRounds(tender, lot)
  const newest = rounds[0] ?? null
  const round = chosen !== null && rounds.includes(chosen) ? chosen : newest
  const names = cardsOf(tender, lot, round).map(({ part }) => plain(part.organizationName))
  const count = names.length
  const found = names.filter((name) => name.includes(plain(search.trim()))).length
  return (
    <>
      {(tender.lots.length > 1 || rounds.length > 1 || count > many) && (
        <div className={classes.choices}>
          {tender.lots.length > 1 && (
            <SelectField
              label={say(texts.lot)}
              clearable={false}
              options={tender.lots.map((each) => ({ value: String(each.id), label: lotName(each) }))}
              value={String(lot.id)}
              onChange={(id) => onLot(Number(id))}
            />
          )}
          {rounds.length > 1 && (
            <SelectField
              label={say(texts.round)}
              clearable={false}
              options={rounds.map((n) => ({
                value: String(n),
                label: say(n === newest ? texts.roundNow : texts.roundNumber, { n }),
              }))}
              value={String(round)}
              onChange={(n) => setChosen(Number(n))}
            />
          )}
          {count > many && (
            <TextField label={say(texts.search)} type="search" value={search} onChange={setSearch} />
          )}
        </div>
      )}
      {count > many && (
        <output className={classes.found}>
          {search.trim() !== '' && say(texts.found, { found, all: count })}
        </output>
      )}
      <WayOut tender={tender} lot={lot} />
      {round === newest ? (
        <Board tender={tender} lot={lot} round={round} search={search} />
      ) : (
        <PastRound key={round} tender={tender} lot={lot} round={round ?? 0} search={search} />
      )}
    </>
  )
}

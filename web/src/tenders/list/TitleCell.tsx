import type { TenderRow } from '@allmende/domain/tenders/tenders.contract.ts'
import { IconBookmarkFilled } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { draftNameOf } from '../tender-paths.ts'
import { texts } from '../tenders.texts.ts'
import { useKeptForms } from '../useKeptForms.ts'
import classes from './list.module.css'

/** The name, with what is the viewer's own about it. */
export function NameCell(row: TenderRow) {
  return (
    <>
      <span className={classes.name} title={row.name}>
        {row.name}
      </span>
      <Marks {...row} />
    </>
  )
}

/** The same, and where there is room what it is about. */
export function TitleCell(row: TenderRow) {
  return (
    <>
      <NameCell {...row} />
      {row.description && <span className={classes.description}>{row.description}</span>}
    </>
  )
}

function Marks({ id, tags, newMessages }: TenderRow) {
  const say = useSay()
  const isUnsaved = useKeptForms().has(draftNameOf(id))
  return (
    <>
      {tags.includes('merkliste') && (
        <span className={classes.watched}>
          {' '}
          <IconBookmarkFilled size={16} aria-hidden /> {say(texts.watched)}
        </span>
      )}
      {newMessages > 0 && (
        <>
          {' '}
          <StatusBadge tone="info">{say(texts.newMessages, { n: newMessages })}</StatusBadge>
        </>
      )}
      {isUnsaved && (
        <>
          {' '}
          <StatusBadge tone="warning">{say(texts.unsaved)}</StatusBadge>
        </>
      )}
    </>
  )
}

export const DescriptionCell = ({ description }: TenderRow) =>
  description ? <span className={classes.fact}>{description}</span> : '–'

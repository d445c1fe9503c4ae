import { isInternal } from '@allmende/domain/actor.ts'
import type { TenderRow } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderLabels } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { useMemo } from 'react'
import { useActor } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import type { Cards, Column, Sort, SortMenu } from '../ui/table/table.types.ts'
import { DeadlineCell } from './list/DeadlineCell.tsx'
import { DescriptionCell, NameCell, TitleCell } from './list/TitleCell.tsx'
import { TenderStatus } from './status/TenderStatus.tsx'
import type { Tab } from './tender-tabs.ts'
import { texts } from './tenders.texts.ts'

const none = '–'

/** As the server sorts where nobody asked for an order. */
const usualSort = (tab: Tab): Sort => ({
  key: tab === 'archiv' ? 'archived' : 'published',
  direction: 'desc',
})

/** What the list shows of a tender: in columns, and on cards where there is no room for them. */
export function useTenderColumns(tab: Tab): {
  columns: readonly Column<TenderRow>[]
  cards: Cards<TenderRow>
  sortMenu: SortMenu
} {
  const known = useKnownColumns()
  const actor = useActor()
  const staff: boolean = isInternal(actor)
  return useMemo(() => {
    const { title, name, description, created, published, archived, organization, stage, deadline } = known
    return {
      columns: [title, staff ? created : published, organization, stage, deadline],
      cards: {
        title: name,
        // Nothing else has been archived.
        facts: [
          description,
          ...(tab === 'archiv' ? [archived] : []),
          organization,
          published,
          deadline,
          stage,
        ],
      },
      sortMenu: {
        isAlwaysShown: true,
        offered: [deadline, stage, organization, published, archived],
        others: [name, created],
        usual: usualSort(tab),
      },
    }
  }, [known, staff, tab])
}

function useKnownColumns() {
  const say = useSay()
  return useMemo(() => {
    const day = (key: 'created' | 'published' | 'archived'): Column<TenderRow> => ({
      key,
      title: say(texts[key]),
      render: ({ [key]: moment }) => (moment ? sayDay(moment) : none),
      sortable: true,
      width: '144px',
    })
    const name = { key: 'name', title: say(texts.name), sortable: true }
    return {
      title: { ...name, render: (row: TenderRow) => <TitleCell {...row} /> },
      name: { ...name, render: (row: TenderRow) => <NameCell {...row} /> },
      description: { key: 'description', title: say(tenderLabels.description), render: DescriptionCell },
      created: day('created'),
      published: day('published'),
      archived: day('archived'),
      organization: {
        key: 'organization',
        title: say(tenderLabels.organizationId),
        render: ({ organizationName }: TenderRow) => organizationName ?? none,
        sortable: true,
        width: '22%',
        wideOnly: true,
      },
      stage: {
        key: 'stage',
        title: say(texts.phase),
        render: ({ status }: TenderRow) => <TenderStatus status={status} />,
        sortable: true,
        // Its longest word stands on one line, a deadline on one or two.
        width: 'clamp(208px, 20vw, 264px)',
      },
      deadline: {
        key: 'deadline',
        title: say(texts.deadline),
        render: (row: TenderRow) => <DeadlineCell {...row} />,
        sortable: true,
        // In two lines where there is little room, broken before the time.
        width: 'clamp(148px, 16vw, 190px)',
      },
    } satisfies Record<string, Column<TenderRow>>
  }, [say])
}

import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { organizationsQuery } from '../../organizations/organizations.query.ts'
import { deadlinesIn, type TenderEntries } from '../tender-entries.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { useDiscard } from './useDiscard.ts'
import { useInForce } from './useInForce.ts'

type ChangePartProps = {
  announced: TeamTender
  form: Form
  lists: CodeLists
  entries: TenderEntries
  panels: PanelValues
  dirty: boolean
  onJump: (path: ValuePath) => void
  onDiscarded: () => void
  onAnnounced: () => void
}

/** The panel of a change beside what the form holds; it follows a little later than the fields themselves. */
export function ChangePart({ announced, form, lists, entries, panels, dirty, ...on }: ChangePartProps) {
  const { data: authorities = [] } = useQuery(organizationsQuery('CLIENT'))
  const organizationName =
    authorities.find(({ id }) => id === entries.organizationId)?.name ?? announced.organizationName
  const current = useMemo(
    () => ({ ...entries, ...deadlinesIn(entries), organizationName, panels }),
    [entries, organizationName, panels],
  )
  const ready = useMemo(() => ({ form, lists }), [form, lists])
  const standing = useInForce(form, announced)
  const { discard } = useDiscard(standing)
  return (
    <ChangePanel
      announced={standing}
      current={useDeferredValue(current)}
      ready={ready}
      dirty={dirty}
      onJump={on.onJump}
      onAnnounced={on.onAnnounced}
      onDiscard={() => void discard().then((isDone) => isDone && on.onDiscarded())}
    />
  )
}

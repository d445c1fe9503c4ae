import { type FormGroup } from '@allmende/domain/notices/form/form.ts'
import { type ShownPanel, shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { partiesPath } from '@allmende/domain/notices/values/parties.ts'
import { topPath } from '@allmende/domain/notices/form/paths.ts'
import { hiddenGroups } from '@allmende/domain/notices/check/visibility.ts'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { useStore } from '../rpc/store.ts'
import type { NoticeFormStore } from './form-store.ts'
import { useFirstOpening, useJumps } from './jumps.ts'
import classes from './NoticeForm.module.css'
import { NoticeContext, type Surroundings } from './notice-context.ts'
import { Panel } from './Panel.tsx'
import { PartiesDialog } from './parties/PartiesDialog.tsx'
import { useWithUndo } from './removed.tsx'
import { AddButton } from './RepeatButtons.tsx'

/** Fills in any form: its panels as an accordion, each with what is still missing in it. */
export function NoticeForm({
  store,
  readOnly,
  organizations,
  bidders,
  LotPart,
  deadlines,
  derived,
  locks,
  ...given
}: Surroundings) {
  const { onCreateOrganization } = given
  const { form } = useStore(store.definition)
  const values = useStore(store.settled)
  useJumps(store)
  useFirstOpening(store)
  const surroundings = useMemo(
    () => ({
      store,
      readOnly,
      organizations,
      bidders,
      LotPart,
      deadlines,
      derived,
      locks,
      onCreateOrganization,
    }),
    [store, readOnly, organizations, bidders, LotPart, deadlines, derived, locks, onCreateOrganization],
  )
  const parties = form.panels.find(({ contentId }) => contentId === topPath(partiesPath(form) ?? ''))
  const panels = useMemo(() => shownPanels(form, values), [form, values])
  return (
    <NoticeContext value={surroundings}>
      <div className={classes.form}>
        {form.panels.filter(isShown).map((group) => (
          <PanelsOf
            key={group.contentId}
            store={store}
            group={group}
            panels={panels}
            readOnly={(readOnly ?? false) || locks?.mayAdd('') === false}
          />
        ))}
      </div>
      {parties && <PartiesDialog section={parties} />}
    </NoticeContext>
  )
}

const isShown = (group: FormGroup) => !group.hidden && !hiddenGroups.includes(group.contentId)

type PanelsOfProps = {
  store: NoticeFormStore
  group: FormGroup
  panels: readonly ShownPanel[]
  readOnly: boolean
}

/** So many of a kind share what the browser does for one that is out of sight. */
const runLength = 10
/** So many runs are drawn before the form can be used; the rest follows. */
const runsAtOnce = 2

/** One panel, or all instances of one that can be repeated. */
function PanelsOf({ store, group, panels, readOnly }: PanelsOfProps) {
  const withUndo = useWithUndo(store, '', group.contentId)
  const own = panels
    .filter((panel) => panel.group === group)
    .map(({ path, ordinal, caption }) => (
      <Panel key={path} group={group} path={path} ordinal={ordinal} caption={caption} />
    ))
  const runs = runsOf(withUndo(own))
  const hasAll = useDeferredValue(true, false)
  return (
    <>
      {(hasAll ? runs : runs.slice(0, runsAtOnce)).map((run) => (
        <div key={run[0]?.key} className={run.length === runLength ? classes.run : undefined}>
          {run}
        </div>
      ))}
      {group.repeatable && !readOnly && (
        <div className={classes.addPanel}>
          <AddButton group={group} parent="" />
        </div>
      )}
    </>
  )
}

const runsOf = (panels: readonly ReactElement[]) =>
  Array.from({ length: Math.ceil(panels.length / runLength) }, (_, at) =>
    panels.slice(at * runLength, (at + 1) * runLength),
  )

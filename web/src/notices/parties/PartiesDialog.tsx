import { type FormGroup, isGroup } from '@allmende/domain/notices/form/form.ts'
import { partyGroup } from '@allmende/domain/notices/form/instances.ts'
import { type Party, partiesOf, partiesPath, withParty } from '@allmende/domain/notices/values/parties.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useStore } from '../../rpc/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { Completeness } from '../Completeness.tsx'
import { GroupContent, ItemView } from '../GroupContent.tsx'
import { useDefinition, useSurroundings } from '../notice-context.ts'
import { placedChildren } from '../placed-children.ts'
import { focusOnPath } from '../jumps.ts'
import { useOpenBelow } from '../open-points.ts'
import { useWithUndo } from '../removed.tsx'
import classes from './Parties.module.css'
import { partyTexts as texts } from './parties.texts.ts'
import { PartyLink } from './PartyLink.tsx'
import { RemoveParty } from './RemoveParty.tsx'

/** Everyone the notice names; the standard's own part for it, which the form itself does not show. */
export function PartiesDialog({ section }: { section: FormGroup }) {
  const say = useSay()
  const { store } = useSurroundings()
  const opening = useStore(store.parties)
  const close = () => store.parties.set(null)
  return (
    <Dialog
      opened={opening !== null}
      onClose={close}
      size="large"
      title={say(texts.title)}
      actions={<Button onClick={close}>{say(houseTexts.close)}</Button>}
    >
      <div className={classes.dialog}>
        {opening?.at && <FocusPassedOn to={opening.at} />}
        <p className={classes.lead}>{say(texts.lead)}</p>
        <SectionContent group={section} path={childPath('', section)} />
      </div>
    </Dialog>
  )
}

/** A dialog that opens gives the focus to its first control; where somebody wants to get elsewhere, this takes it there. */
function FocusPassedOn({ to }: { to: ValuePath }) {
  return <span data-autofocus tabIndex={-1} onFocus={() => focusOnPath(to)} />
}

/** As any other part, only the parties have a list of their own. */
function SectionContent({ group, path }: { group: FormGroup; path: ValuePath }) {
  const { form } = useDefinition()
  return placedChildren(form, group, path).map(({ item, holder }) => {
    if (item.contentId === partyGroup) return <PartyList key={item.contentId} group={item as FormGroup} />
    const isOuter = isGroup(item) && item.children.some(({ contentId }) => contentId === partyGroup)
    return isOuter ? (
      <SectionContent key={item.contentId} group={item} path={childPath(holder, item)} />
    ) : (
      <ItemView key={item.contentId} item={item} holder={holder} above={group.label} />
    )
  })
}

function PartyList({ group }: { group: FormGroup }) {
  const say = useSay()
  const { store, readOnly, locks } = useSurroundings()
  const { form } = useDefinition()
  const parties = partiesOf(useStore(store.settled))
  const parent = partiesPath(form) ?? ''
  const whyNot = locks?.whyNotBeside(parent) ?? null
  const withUndo = useWithUndo(store, parent, partyGroup)
  const add = () => {
    const added = withParty(form, store.values.get())
    store.put(added.values)
    store.goTo(added.path)
  }
  return (
    <div>
      {whyNot && <p className={classes.whyNot}>{whyNot}</p>}
      {parties.length === 0 && <p className={classes.lead}>{say(texts.none)}</p>}
      {withUndo(
        parties.map((party) => (
          <PartyEntry
            key={party.id}
            party={party}
            group={group}
            path={childPath(parent, group, party.ordinal)}
          />
        )),
      )}
      {!readOnly && !whyNot && (
        <Button
          mt={16}
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {say(texts.add)}
        </Button>
      )}
    </div>
  )
}

type PartyEntryProps = { party: Party; group: FormGroup; path: ValuePath }

function PartyEntry({ party, group, path }: PartyEntryProps) {
  const say = useSay()
  const { id, name } = party
  const { store, readOnly, organizations, locks } = useSurroundings()
  const isUnlinked = organizations !== undefined && party.organizationId === undefined
  const isOpened = useSyncExternalStore(store.opened.subscribe, () => store.opened.get().has(path))
  return (
    <Disclosure
      id={anchorOf(path)}
      title={name || say(texts.unnamed)}
      lead={isUnlinked ? `${id} – ${say(texts.notLinked)}` : id}
      aside={<Completeness open={useOpenBelow(store, path)} />}
      actions={
        !readOnly && locks?.mayRemove(path) !== false && <RemoveParty id={id} name={name || id} path={path} />
      }
      opened={isOpened}
      onToggle={() => store.toggle(path)}
    >
      {organizations && <PartyLink party={party} path={path} />}
      <GroupContent group={group} path={path} />
    </Disclosure>
  )
}

import { partyFaults } from '@allmende/domain/notices/check/party-needs.ts'
import { withFacts, withGroupAs } from '@allmende/domain/notices/values/editing.ts'
import {
  type Party,
  partySaid,
  type PartySource,
  withPartyReplaced,
} from '@allmende/domain/notices/values/parties.ts'
import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useStore } from '../../rpc/store.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { RemovedLine } from '../../ui/RemovedLine.tsx'
import type { ReplacedParty } from '../form-store.ts'
import { useSurroundings } from '../notice-context.ts'
import classes from './Parties.module.css'
import { useParties } from './useParties.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Which organization of ours a party is; it then says what we know of that. */
export function PartyLink({ party, path }: { party: Party; path: ValuePath }) {
  const say = useSay()
  const { store, onCreateOrganization, locks, ...surroundings } = useSurroundings()
  const whyNot = locks?.whyNotBeside(path) ?? null
  const readOnly = surroundings.readOnly || whyNot !== null
  const parties = useParties()
  const linkId = `${anchorOf(path)}-link`
  const replaced = useStore(store.replaced).get(party.id)
  const remember = (before: ReplacedParty | null) => {
    const next = new Map(store.replaced.get())
    if (before) next.set(party.id, before)
    else next.delete(party.id)
    store.replaced.set(next)
  }
  const link = (organization: PartySource | undefined) => {
    const { form } = store.definition.get()
    const values = store.values.get()
    const group = groupAt(values, path)
    if (!organization && replaced) return undo()
    if (!organization) return store.put(withFacts(form, values, path, { organizationId: undefined }))
    // Whoever tries several organizations goes back to what stood there before the first of them.
    if (group && party.name && !replaced) remember({ name: party.name, group })
    store.put(withPartyReplaced(form, values, path, organization))
  }
  function undo() {
    const { form } = store.definition.get()
    if (replaced) store.put(withGroupAs(form, store.values.get(), path, replaced.group))
    remember(null)
    focusOn(linkId)
  }
  const create = async () => {
    const faultsOf = (source: PartySource) => {
      const { form, lists } = store.definition.get()
      return partyFaults({ form, lists, values: store.values.get() }, source)
    }
    const purpose = party.name || party.id
    const organization = await onCreateOrganization?.({
      purpose,
      faultsOf,
      said: partySaid(store.values.get(), path),
    })
    if (organization) link(organization)
  }
  return (
    <div id={linkId} className={`${classes.field} ${classes.link}`}>
      <SelectField
        label={say(texts.linked)}
        hint={whyNot ?? say(texts.linkedHint)}
        readOnly={readOnly}
        placeholder={say(texts.notLinked)}
        options={parties.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
        value={party.organizationId === undefined ? null : String(party.organizationId)}
        onChange={(chosen) =>
          link(parties.find(({ organization }) => String(organization.id) === chosen)?.organization)
        }
      />
      {party.organizationId !== undefined && (
        <a href={`/organisation/${party.organizationId}`} target="_blank" rel="noreferrer">
          {say(texts.openOrganization)}
        </a>
      )}
      {replaced && (
        <RemovedLine
          id={`${anchorOf(path)}-undo`}
          name={replaced.name}
          said={say(texts.replaced, { name: replaced.name })}
          onUndo={undo}
          onClose={() => remember(null)}
        />
      )}
      {!readOnly && onCreateOrganization && (
        <div className={classes.actions}>
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => void create()}
          >
            {say(texts.create)}
          </Button>
        </div>
      )}
    </div>
  )
}

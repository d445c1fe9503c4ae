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
import type { GroupValue } from '@allmende/domain/notices/values/values.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { RemovedLine } from '../../ui/RemovedLine.tsx'
import { useSurroundings } from '../notice-context.ts'
import classes from './Parties.module.css'
import { useParties } from './useParties.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Which organization of ours a party is; it then says what we know of that. */
export function PartyLink({ party, path }: { party: Party; path: ValuePath }) {
  const say = useSay()
  const { store, onCreateOrganization, readOnly } = useSurroundings()
  const parties = useParties()
  const [replaced, setReplaced] = useState<{ name: string; row: GroupValue } | null>(null)
  const link = (organization: PartySource | undefined) => {
    const { form } = store.definition.get()
    const values = store.values.get()
    const row = groupAt(values, path)
    if (!organization) return store.put(withFacts(form, values, path, { organizationId: undefined }))
    setReplaced(row && party.name ? { name: party.name, row } : null)
    store.put(withPartyReplaced(form, values, path, organization))
  }
  const undo = () => {
    const { form } = store.definition.get()
    if (replaced) store.put(withGroupAs(form, store.values.get(), path, replaced.row))
    setReplaced(null)
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
    <div className={`${classes.field} ${classes.link}`}>
      <SelectField
        label={say(texts.linked)}
        hint={say(texts.linkedHint)}
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
          onClose={() => setReplaced(null)}
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

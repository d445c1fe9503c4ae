import { withFacts } from '@allmende/domain/notices/values/editing.ts'
import { type Party, type PartySource, withPartyFilled } from '@allmende/domain/notices/values/parties.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { useSurroundings } from '../notice-context.ts'
import classes from './Parties.module.css'
import { useParties } from './useParties.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Which organization of ours a party is; it then says what we know of that. */
export function PartyLink({ party, path }: { party: Party; path: ValuePath }) {
  const say = useSay()
  const { store, onCreateOrganization, readOnly } = useSurroundings()
  const parties = useParties()
  const link = (organization: PartySource | undefined) => {
    const { form } = store.definition.get()
    const values = store.values.get()
    store.put(
      organization
        ? withPartyFilled(form, values, path, organization)
        : withFacts(form, values, path, { organizationId: undefined }),
    )
  }
  const create = async () => {
    const organization = await onCreateOrganization?.()
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

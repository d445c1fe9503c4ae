import { partyFaults } from '@allmende/domain/notices/check/party-needs.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { withoutIdleParty } from '@allmende/domain/notices/values/idle-parties.ts'
import { type PartySource, partiesOf, withParty } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import type { Option } from '../../ui/form/option.ts'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import type { ControlProps } from '../fields/control.ts'
import type { NewValue } from '../form-store.ts'
import { useReferences } from '../fields/reference-controls.tsx'
import { withKept } from '../fields/with-kept.ts'
import { useSettledReading, useSurroundings } from '../notice-context.ts'
import classes from './Parties.module.css'
import { useParties } from './useParties.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Marks an organization of ours that is no party of the notice yet. */
const ours = 'organization:'

/** One or several parties of the notice; who is none yet becomes one by being chosen. */
export function PartyControl(props: ControlProps) {
  const { field, path, value, shared } = props
  const kept = field.repeatable ? (value?.listValue ?? []) : value?.stringValue ? [value.stringValue] : []
  const options = withKept(useOptions(props), kept)
  const choose = useChoice(props, kept)
  const nowWith = (id: string) => (field.repeatable ? { listValue: [...kept, id] } : { stringValue: id })
  return (
    <div className={classes.field}>
      {field.repeatable ? (
        <MultiSelectField {...shared} options={options} value={kept} onChange={choose} />
      ) : (
        <SelectField
          {...shared}
          options={options}
          value={kept[0] ?? null}
          onChange={(id) => choose(id === null ? [] : [id])}
        />
      )}
      {!shared.readOnly && (
        <PartyActions
          label={field.label}
          fieldId={field.contentId}
          naming={(form, values, id) => withField(form, values, path, nowWith(id))}
          onCreated={(id) => choose(field.repeatable ? [...kept, id] : [id])}
        />
      )}
    </div>
  )
}

function useOptions(props: ControlProps): readonly Option[] {
  const say = useSay()
  const organizations = useParties(props.field)
  const parties = useSettledReading((_form, values) => partiesOf(values))
  const isParty = ({ id }: PartySource) => parties.some(({ organizationId }) => organizationId === id)
  const named = useReferences(props).map((option) => ({ ...option, group: say(texts.parties) }))
  const others = organizations
    .filter(({ organization }) => !isParty(organization))
    .map(({ organization: { id, name }, group }) => ({ value: `${ours}${id}`, label: name, group }))
  return [...named, ...others]
}

function useChoice({ field, path, change }: ControlProps, kept: readonly string[]) {
  const { store } = useSurroundings()
  const organizations = useParties(field).map(({ organization }) => organization)
  const valueOf = (ids: readonly string[]): NewValue =>
    field.repeatable ? { listValue: ids } : ids[0] ? { stringValue: ids[0] } : null
  const choose = (wanted: readonly string[]) => {
    const chosen = wanted.find((id) => id.startsWith(ours))
    const organization = organizations.find(({ id }) => chosen === `${ours}${id}`)
    if (!organization) return change(valueOf(wanted))
    const { form } = store.definition.get()
    const { values, id } = withParty(form, store.values.get(), organization)
    store.put(withField(form, values, path, valueOf(field.repeatable ? [...kept, id] : [id])))
  }
  return (wanted: readonly string[]) => {
    choose(wanted)
    const dropped = kept.filter((id) => !wanted.includes(id))
    if (dropped.length === 0) return
    const { form } = store.definition.get()
    store.put(
      dropped.reduce((values, id) => withoutIdleParty(form, values, id, organizations), store.values.get()),
    )
  }
}

type PartyActionsProps = {
  label: string
  fieldId: string
  /** The notice with the party where it is wanted. */
  naming: (form: Form, values: PanelValues, id: string) => PanelValues
  onCreated: (id: string) => void
}

function PartyActions({ label, fieldId, naming, onCreated }: PartyActionsProps) {
  const say = useSay()
  const { store, onCreateOrganization } = useSurroundings()
  const create = async () => {
    const faultsOf = (source: PartySource) => {
      const { form, lists } = store.definition.get()
      const place = { form, lists, values: store.values.get() }
      return partyFaults({ ...place, naming: (values, id) => naming(form, values, id) }, source)
    }
    // The standard calls every such field alike; what it is for, its group says.
    const role = placesOf(store.definition.get().form).get(fieldId)?.groups.at(-1)?.label
    const organization = await onCreateOrganization?.({ purpose: role ?? label, faultsOf })
    if (!organization) return
    const { values, id } = withParty(store.definition.get().form, store.values.get(), organization)
    store.put(values)
    onCreated(id)
  }
  return (
    <div className={classes.actions}>
      {onCreateOrganization && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={`${label}: ${say(texts.create)}`}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => void create()}
        >
          {say(texts.create)}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        aria-label={`${label}: ${say(texts.edit)}`}
        leftSection={<IconUsersGroup size={16} aria-hidden />}
        onClick={() => store.parties.set({ at: null })}
      >
        {say(texts.edit)}
      </Button>
    </div>
  )
}

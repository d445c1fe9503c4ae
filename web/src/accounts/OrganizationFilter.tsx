import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './accounts.module.css'
import { useOrganizationOptions } from './users.hooks.ts'
import { texts } from './users.texts.ts'

type OrganizationFilterProps = { chosen: number | null; onChoose: (organizationId: number | null) => void }

export function OrganizationFilter({ chosen, onChoose }: OrganizationFilterProps) {
  const say = useSay()
  return (
    <div className={classes.filter}>
      <SelectField
        label={say(texts.filterOrganization)}
        placeholder={say(texts.allOrganizations)}
        options={useOrganizationOptions(true)}
        clearable
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => onChoose(id === null ? null : Number(id))}
      />
    </div>
  )
}

import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { roleTexts, userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { countryName } from '@allmende/domain/organizations/countries.ts'
import { contactLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { userContactKeys } from '../organizations/contact-fields.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './accounts.module.css'
import { texts } from './users.texts.ts'

/** A user as those see her who may not change her. */
export function UserCard({ user, showsOrganization }: { user: User; showsOrganization: boolean }) {
  const say = useSay()
  const { language } = useLanguage()
  const { organizationId, contact } = user
  const organization = useQuery({
    ...rpcQuery('getOrganization', organizationId ?? 0),
    enabled: showsOrganization && organizationId !== null,
  }).data
  const facts = [
    { label: say(userLabels.givenName), value: user.givenName },
    { label: say(userLabels.surName), value: user.surName },
    { label: say(userLabels.email), value: user.email },
    { label: say(userLabels.roles), value: user.roles.map((role) => say(roleTexts[role])).join(', ') },
    { label: say(userLabels.organizationId), value: organization?.name },
    ...userContactKeys.map((key) => ({
      label: say(contactLabels[key]),
      value: key === 'country' && contact.country ? countryName(contact.country, language) : contact[key],
    })),
  ]
  return (
    <div className={classes.form}>
      <FormSection title={say(texts.person)}>
        <Facts facts={facts} />
      </FormSection>
    </div>
  )
}

import { isActive } from '@allmende/domain/accounts/accounts.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { organizationsQuery } from '../../organizations/organizations.query.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { outsidersQuery } from './bidders.query.ts'
import type { PastedInvitee } from './pasted-invitees.ts'
import { inviteTexts as texts } from './people.texts.ts'

type KnownCompaniesProps = { listed: ReadonlySet<string>; onChoose: (invitee: PastedInvitee) => void }

/** People of companies that have an account; whoever is listed already is not offered again. */
export function KnownCompanies({ listed, onChoose }: KnownCompaniesProps) {
  const say = useSay()
  const companies = useQuery(organizationsQuery('CONTRACTOR'))
  const outsiders = useQuery(outsidersQuery)
  const names = new Map(companies.data?.map(({ id, name }) => [id, name]))
  const offered = (outsiders.data ?? []).flatMap((user) => {
    const company = user.organizationId === null ? undefined : names.get(user.organizationId)
    return company === undefined || !isActive(user) || listed.has(user.email)
      ? []
      : [{ email: user.email, company, person: `${user.givenName} ${user.surName}`.trim() }]
  })
  const sorted = offered.toSorted((one, other) => one.company.localeCompare(other.company, 'de'))
  return (
    <SelectField
      // It takes one after the other and shows none of them.
      key={listed.size}
      label={say(texts.known)}
      placeholder={say(texts.knownPlaceholder)}
      hint={companies.error || outsiders.error ? say(texts.knownNotLoaded) : undefined}
      options={sorted.map(({ email, company, person }) => ({
        value: email,
        label: `${company}: ${person} (${email})`,
      }))}
      value={null}
      onChange={(email) => {
        const chosen = offered.find((one) => one.email === email)
        if (chosen) onChoose({ email: chosen.email, organizationName: chosen.company })
      }}
    />
  )
}

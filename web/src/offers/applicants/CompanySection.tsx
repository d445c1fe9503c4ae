import { countryName } from '@allmende/domain/organizations/countries.ts'
import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { contactLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { pathOf } from '../../organizations/organization-paths.ts'
import { rpcQuery } from '../../rpc/queries.ts'
import { useActor } from '../../session/useSession.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'

export const companyAnchor = 'unternehmen'

/** Who the company is and how it is reached. */
export function CompanySection({ organizationId }: { organizationId: number }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getOrganization', organizationId))
  return (
    <FormSection anchor={companyAnchor} title={say(texts.company)}>
      {data && <Company organization={data} />}
      {!data && error && (
        <LoadFault title={say(texts.companyNotLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
    </FormSection>
  )
}

const joined = (by: string, ...words: (string | undefined)[]): string => words.filter(Boolean).join(by)

function Company({ organization }: { organization: Organization }) {
  const say = useSay()
  const actor = useActor()
  const { language } = useLanguage()
  const { contact } = organization
  const country = contact.country ? countryName(contact.country, language) : undefined
  return (
    <>
      <Facts
        facts={[
          {
            label: say(texts.address),
            value: joined(
              '\n',
              organization.name,
              contact.street,
              contact.street2,
              joined(' ', contact.zip, contact.city),
              country,
            ),
          },
          { label: say(texts.person), value: joined(' ', contact.givenName, contact.surName) },
          { label: say(contactLabels.phone), value: contact.phone },
          {
            label: say(contactLabels.email),
            value: contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>,
          },
        ]}
      />
      {organizationPolicy.view(actor, organization).allowed && (
        <p>
          <AppLink href={pathOf(organization)}>{say(texts.toCompany)}</AppLink>
        </p>
      )}
    </>
  )
}

import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import { isActive } from '@allmende/domain/accounts/accounts.rules.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { type TeamMember, teamRoles } from '@allmende/domain/tenders/tenders.contract.ts'
import { neededEditors } from '@allmende/domain/tenders/tenders.rules.ts'
import { teamRoleTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { Button, NativeSelect, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staffQuery } from './surroundings.query.ts'
import { Alert } from '../ui/Alert.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { FormSection } from '../ui/form/FormSection.tsx'
import { MailAddress } from '../ui/MailAddress.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { ownParts, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { texts as changeTexts } from './changes/change-form.texts.ts'
import classes from './TeamSection.module.css'
import { texts } from './tender-form.texts.ts'

type TeamSectionProps = {
  team: readonly TeamMember[]
  /** Of a published tender: it is no part of what is changed there. */
  isLive?: boolean
  error: string | undefined
  onChange: (team: readonly TeamMember[]) => void
}

const pickerId = anchorOf(ownPath('team'))

const nameOf = ({ givenName, surName }: UserRow) => `${givenName} ${surName}`.trim()

/** Who works on the tender, in which role. */
export function TeamSection({ team, isLive = false, error, onChange }: TeamSectionProps) {
  const say = useSay()
  const { data: staff = [] } = useQuery(staffQuery)
  const named = (userName: string) => {
    const user = staff.find(({ email }) => email === userName)
    return user ? nameOf(user) : userName
  }
  const isInactive = (userName: string) => staff.some((user) => user.email === userName && !isActive(user))
  const active = team.filter(({ userName }) => !isInactive(userName))
  const chosen = new Set(team.map(({ userName }) => userName))
  const others = staff.filter((user) => isActive(user) && !chosen.has(user.email))
  // The line or the picker that had the focus is gone by then.
  const become = (next: readonly TeamMember[]) => {
    onChange(next)
    requestAnimationFrame(() => focusOn(pickerId))
  }
  const setRole = (userName: string, role: TeamMember['role']) =>
    onChange(team.map((member) => (member.userName === userName ? { userName, role } : member)))
  return (
    <FormSection
      anchor={ownParts.team}
      title={say(texts.team)}
      hint={say(isLive ? changeTexts.teamHint : texts.teamHint)}
    >
      {team.length > 0 && (
        <div className={classes.holder}>
          <table className={classes.team}>
            <thead>
              <tr>
                <th scope="col">{say(texts.person)}</th>
                <th scope="col">{say(texts.role)}</th>
                <th scope="col">
                  <VisuallyHidden>{say(texts.actions)}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {team.map(({ userName, role }) => (
                <tr key={userName}>
                  <th scope="row">
                    {named(userName)} {isInactive(userName) && say(texts.inactive)}
                    {named(userName) !== userName && (
                      <span className={classes.email}>
                        <MailAddress address={userName} />
                      </span>
                    )}
                  </th>
                  <td>
                    <NativeSelect
                      aria-label={say(texts.roleOf, { name: named(userName) })}
                      value={role}
                      data={teamRoles.map((one) => ({ value: one, label: say(teamRoleTexts[one]) }))}
                      onChange={(event) => setRole(userName, event.currentTarget.value as TeamMember['role'])}
                    />
                  </td>
                  <td>
                    <Button
                      variant="subtle"
                      size="sm"
                      leftSection={<IconX size={16} aria-hidden />}
                      aria-label={say(texts.removeMember, { name: named(userName) })}
                      onClick={() => become(team.filter((member) => member.userName !== userName))}
                    >
                      {say(texts.remove)}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SelectField
        key={team.length}
        id={pickerId}
        label={say(texts.addMember)}
        placeholder={say(texts.addMemberPlaceholder)}
        options={others.map((user) => ({ value: user.email, label: `${nameOf(user)} (${user.email})` }))}
        value={null}
        error={error}
        onChange={(userName) => userName !== null && become([...team, { userName, role: 'EDITOR' }])}
      />
      {team.length < neededEditors ? (
        <Alert tone="warning">{say(reasons.teamTooSmall)}</Alert>
      ) : (
        active.length < neededEditors && <Alert tone="warning">{say(texts.tooFewActive)}</Alert>
      )}
      {!team.some(({ role }) => role === 'ADMIN') && (
        <Alert tone="warning">{say(reasons.teamWithoutAdmin)}</Alert>
      )}
    </FormSection>
  )
}

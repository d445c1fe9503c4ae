import { allParticipants } from '@allmende/domain/messages/messages.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts as messageTexts } from '../messages.texts.ts'
import { texts } from './compose.texts.ts'
import { withRecipients } from './entries.ts'

type RecipientsFieldProps = {
  tenderId: number
  value: readonly number[]
  onChange: (recipients: readonly number[]) => void
  error: string | undefined
}

/** Whom the team writes to: all who take part, or some of them. */
export function RecipientsField({ tenderId, value, onChange, error }: RecipientsFieldProps) {
  const say = useSay()
  const companies = useQuery(rpcQuery('getCorrespondents', tenderId))
  const options = [
    { value: String(allParticipants), label: say(messageTexts.all) },
    ...(companies.data ?? []).map(({ organizationId, name }) => ({
      value: String(organizationId),
      label: name,
    })),
  ]
  return (
    <MultiSelectField
      label={say(texts.recipients)}
      hint={say(texts.recipientsHint)}
      required
      options={options}
      value={value.map(String)}
      error={error ?? (companies.error ? say(texts.noCorrespondents) : undefined)}
      onChange={(chosen) => onChange(withRecipients(value, chosen.map(Number)))}
    />
  )
}

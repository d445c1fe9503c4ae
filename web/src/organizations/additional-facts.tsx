import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { ReactNode } from 'react'
import type { Fact } from '../ui/Facts.tsx'
import { cardTexts as texts } from './organizations.texts.ts'

type AdditionalField = NonNullable<Organization['additionalFields']>[number]
type Say = (text: Bilingual) => string

const number = new Intl.NumberFormat('de-DE')

/** What forms of one's own asked for: text, number, yes or no, list. */
export function additionalFacts(fields: readonly AdditionalField[] | undefined, say: Say): Fact[] {
  return (fields ?? []).map((field) => ({ label: field.label, value: shown(field, say) }))
}

function shown({ stringValue, longValue, booleanValue, listValue }: AdditionalField, say: Say): ReactNode {
  if (stringValue !== undefined) return stringValue
  if (longValue !== undefined) return number.format(longValue)
  if (booleanValue !== undefined) return say(booleanValue ? texts.yes : texts.no)
  return listValue?.join('\n')
}

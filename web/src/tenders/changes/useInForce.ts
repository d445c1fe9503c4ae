import type { Form } from '@allmende/domain/notices/form/form.ts'
import { inForce } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMemo } from 'react'

/** What is announced as the form would say it today: deadlines may have moved with the phases. */
export const useInForce = (form: Form, announced: TeamTender): TeamTender =>
  useMemo(() => inForce(form, announced), [form, announced])

import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useCodeLists } from '../notices/codes/useCodeLists.ts'
import type { CallError } from '../rpc/call-error.ts'
import { rpcQuery } from '../rpc/queries.ts'

export type ReadyTemplate = { template: Template; form: Form; lists: CodeLists }

type Made = Pick<TeamTender, 'templateId' | 'templateVersion' | 'sdkVersion'>

/** Which version of its template a tender was made with; one of the standard has those of the standard. */
export const formVersionOf = ({ templateId, templateVersion, sdkVersion }: Made): number | string =>
  (templateId.startsWith('EU-') ? sdkVersion : null) ?? templateVersion

/** The form a tender was made with, whatever became of the template and of the settings since. */
export const useTenderTemplate = (tender: Made) => useTemplate(tender.templateId, formVersionOf(tender))

/** A template with what its form is read with; null until both are there. One of the standard has a version of that. */
export function useTemplate(
  id: string,
  version?: number | string,
): { ready: ReadyTemplate | null; error: CallError | null; retry: () => void } {
  const {
    data: template,
    error,
    refetch,
  } = useQuery(rpcQuery('getProjectTemplate', id, ...(version ? [version] : [])))
  const { lists } = useCodeLists(template?.sdkVersion ?? null)
  const ready = template && lists ? { template, form: formOfTemplate(template), lists } : null
  return { ready, error: template ? null : error, retry: () => void refetch() }
}

import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { useCodeLists } from '../notices/codes/useCodeLists.ts'
import { FindingsPanel } from '../notices/findings/FindingsPanel.tsx'
import { NoticeForm } from '../notices/NoticeForm.tsx'
import { FormSearch } from '../notices/search/FormSearch.tsx'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { organizationsQuery } from '../organizations/organizations.query.ts'
import { Page } from '../shell/Page.tsx'
import { LotParcels } from '../tenders/lots/LotParcels.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'

/** Any template as a form, with as many lots as `?lose=` says. */
export function NoticeFormScreen() {
  const say = useSay()
  const { template: id = 'EU-19' } = useParams({ strict: false })
  const { data: template, error } = useQuery(rpcQuery('getProjectTemplate', id))
  const { lists } = useCodeLists(template?.sdkVersion ?? null)
  const form = template && formOfTemplate(template)
  return (
    <Page title={template?.name ?? say(texts.noticeForm)} crumbs={null}>
      {error && <Alert tone="danger">{error.message}</Alert>}
      {form && lists ? <Sample key={id} form={form} lists={lists} /> : !error && <LoadingScreen />}
    </Page>
  )
}

function Sample({ form, lists }: { form: Form; lists: CodeLists }) {
  const say = useSay()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const lots = Number(new URLSearchParams(search).get('lose') ?? 1)
  const initial = useMemo(() => withLots(form, lots), [form, lots])
  const store = useNoticeForm({ form, lists, initial })
  const deadlines = useMemo(() => [{ fact: 'offerDeadline' as const, label: say(texts.deadline) }], [say])
  const organizations = useQuery(organizationsQuery('CLIENT')).data
  return (
    <div className={classes.noticeForm}>
      <div className={classes.stack}>
        <FormSearch store={store} />
        <NoticeForm store={store} organizations={organizations} LotPart={LotParcels} deadlines={deadlines} />
      </div>
      <FindingsPanel store={store} />
    </div>
  )
}

function withLots(form: Form, wanted: number): PanelValues {
  let values = newValues(form, { uuid: () => crypto.randomUUID() })
  if (!form.panels.some(({ contentId }) => contentId === 'GR-Lot')) return values
  for (let lot = 1; lot < wanted; lot += 1) values = withGroupAdded(form, values, '', 'GR-Lot').values
  return values
}

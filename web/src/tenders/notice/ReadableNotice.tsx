import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { readableNotice } from '@allmende/domain/notices/readable/readable.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { languageField } from '@allmende/domain/notices/xml/exceptions.ts'
import { identifiedPanels } from '@allmende/domain/tenders/notice/notice-identity.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAllLists } from '../../notices/codes/useAllLists.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import { NoticeParts } from './NoticeParts.tsx'
import classes from './ReadableNotice.module.css'
import { texts } from './ReadableNotice.texts.ts'
import { useNoticeDownload } from './useNoticeDownload.ts'

export const noticeAnchor = 'bekanntmachung'

type WordsProps = {
  tender: ShownTender
  form: Form
  lists: CodeLists
  /** Files are made of what is announced, and not of another version that is shown. */
  hasDownloads?: boolean
}

/** More panels than these begin closed, so that one sees which there are. */
const mostOpen = 10

/** The whole notice in words, panel by panel in the order of the form. */
export function ReadableNotice({ tender, template }: SectionProps) {
  return template && <NoticeInWords tender={tender} form={template.form} lists={template.lists} />
}

export function NoticeInWords({ tender, form, lists, hasDownloads = true }: WordsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const download = useNoticeDownload(tender.id)
  const panels = useMemo(
    () => (isSeenInside(tender) ? identifiedPanels(form, tender) : tender.panels),
    [form, tender],
  )
  const all = useAllLists(form, panels, lists)
  const sections = useMemo(
    () => readableNotice(form, panels, { language, lists: all }),
    [form, panels, language, all],
  )
  const own = fieldsNamed(panels, languageField)[0]?.stringValue
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (path: string) => chosen.get(path) ?? sections.length <= mostOpen
  const open = (paths: readonly string[], opened: boolean) =>
    setChosen((before) => new Map([...before, ...paths.map((path) => [path, opened] as const)]))
  const paths = sections.map(({ path }) => path)
  const allOpen = paths.every(isOpen)
  return (
    <FormSection anchor={noticeAnchor} title={say(texts.notice)}>
      <div className={classes.actions}>
        {hasDownloads && <PdfButton request={{ kind: 'project', id: tender.id }} label={say(texts.pdf)} />}
        {hasDownloads && form.subtype !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={download.isPending}
            onClick={download.start}
          >
            {say(texts.download)}
          </Button>
        )}
        {sections.length > 1 && (
          <Button variant="subtle" onClick={() => open(paths, !allOpen)}>
            {say(allOpen ? texts.closeAll : texts.openAll)}
          </Button>
        )}
      </div>
      {sections.length === 0 && <p>{say(texts.nothing)}</p>}
      <div className={classes.parts}>
        {sections.map(({ path, title, content }) => (
          <Disclosure
            key={path}
            id={`notice-${anchorOf(path)}`}
            title={title}
            opened={isOpen(path)}
            onToggle={() => open([path], !isOpen(path))}
          >
            <NoticeParts parts={content} level={4} language={own} />
          </Disclosure>
        ))}
      </div>
    </FormSection>
  )
}

import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { unreadableTexts } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../rpc/call.ts'
import { CallError } from '../../rpc/call-error.ts'
import { templatesQuery } from '../../templates/templates.query.ts'
import { useGoTo } from '../../ui/AppLink.tsx'
import { bringIntoView } from '../../ui/form/into-view.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FileDrop, type UploadFile } from '../../ui/upload/FileDrop.tsx'
import { UploadRefused } from '../../ui/upload/upload-queue.ts'
import { startValuesIn } from '../start-values.ts'
import { importAnchor, tenderPath } from '../tender-paths.ts'
import { texts } from './import.texts.ts'

/** A hundred lots have half a megabyte. */
const largest = 10_000_000
const ofNotice = 'notice'

/** The other way to a new tender: from a notice that is there already. */
export function NoticeImport() {
  const say = useSay()
  const goTo = useGoTo()
  const given = startValuesIn(useLocation({ select: ({ searchStr }) => searchStr })).type
  const [type, setType] = useState<TenderType | null>(given)
  useImportJump()

  const upload: UploadFile = async (file, { signal, onProgress }) => {
    const xml = await utf8Of(file).catch(() => {
      throw new UploadRefused(say(unreadableTexts.encoding))
    })
    signal.throwIfAborted()
    onProgress(0.5)
    const draft = await imported(xml, type)
    if (signal.aborted) return void toast.info(say(texts.doneMeanwhile))
    toast.success(say(texts.done))
    goTo(tenderPath(draft.id))
  }

  return (
    <FormSection anchor={importAnchor} title={say(texts.title)} hint={say(texts.lead)}>
      <SelectField
        label={say(texts.kind)}
        hint={say(texts.kindHint)}
        required
        options={[
          { value: ofNotice, label: say(texts.kindOfNotice) },
          ...offeredTypes.map((one) => ({ value: String(one), label: say(tenderTypeTexts[one]) })),
        ]}
        value={type === null ? ofNotice : String(type)}
        onChange={(chosen) =>
          setType(chosen === null || chosen === ofNotice ? null : (Number(chosen) as TenderType))
        }
      />
      <FileDrop label={say(texts.file)} types={['.xml']} largest={largest} upload={upload} />
    </FormSection>
  )
}

/** Who was sent here sees it, whatever stands above it and comes later. */
function useImportJump(): void {
  const isSent = useLocation({ select: ({ hash }) => hash === importAnchor })
  const { isPending } = useQuery(templatesQuery)
  useEffect(() => {
    const section = isSent && !isPending && document.getElementById(importAnchor)
    if (!section) return
    section.focus({ preventScroll: true })
    bringIntoView(section, 'start')
  }, [isSent, isPending])
}

/** Not what a browser makes of the file, but what it says. */
const utf8Of = async (file: File): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())

async function imported(xml: string, type: TenderType | null) {
  try {
    return await call('importNotice', xml, ...(type === null ? [] : [type]))
  } catch (error) {
    throw error instanceof CallError ? new UploadRefused(error.message) : error
  }
}

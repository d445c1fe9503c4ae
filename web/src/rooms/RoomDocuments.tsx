import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isPublicTo, isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { RoomTender } from './room-tender.ts'
import { Suspense, useState } from 'react'
import type { CallError } from '../rpc/call-error.ts'
import { serverNow } from '../rpc/clock.ts'
import { late } from '../shell/late.ts'
import { focusOn } from '../ui/form/focus-on.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useDocumentActions } from './document-actions.ts'
import { DocumentMenu, menuIdOf } from './DocumentMenu.tsx'
import { documentTexts as texts } from './documents.texts.ts'
import { useDownload } from './downloads.ts'
import { RenameDocument } from './RenameDocument.tsx'
import { LoginNeeded } from './LoginNeeded.tsx'
import { isOpenToAll } from './room-facts.ts'
import classes from './rooms.module.css'
import type { AddUploads } from './uploads/useAddUploads.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'
import { useReplacing } from './useReplacing.tsx'

const PreviewDialog = late(async () => (await import('./preview/PreviewDialog.tsx')).PreviewDialog)

type RoomDocumentsProps = {
  tender: RoomTender
  room: Room
  /** Left out while they are loaded. */
  documents: readonly Document[] | undefined
  error: CallError | null
  onRetry: () => void
  isWritable: boolean
  /** They came with something else, which says when. */
  isDated?: boolean
  onAdd: AddUploads
}

/** From here on a list is searched, not read. */
const searchedFrom = 20
/** A room is one page: only what is near the window is drawn. */
const onePage = 100_000
const byName = { key: 'name', direction: 'asc' } as const

/** A dialog gives the focus back to where it was; the menu's entry would be gone by then. */
const fromItsMenu = (act: (document: Document) => void) => (document: Document) => {
  focusOn(menuIdOf(document))
  act(document)
}

type Opened = { dialog: 'preview' | 'rename'; document: Document }

/** What lies in a room. */
export function RoomDocuments({
  tender,
  room,
  documents,
  error,
  onRetry,
  isDated = false,
  ...may
}: RoomDocumentsProps) {
  const say = useSay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const download = useDownload()
  const { columns, cards, sortMenu } = useDocumentColumns(download, isDated)
  const { remove, copyChecksum, copyPublicLink } = useDocumentActions(tender, room)
  const { picker, replace } = useReplacing(tender, room, may.onAdd)
  const close = () => setOpened(null)
  const actions = {
    download,
    preview: fromItsMenu((document) => setOpened({ dialog: 'preview', document })),
    rename: fromItsMenu((document) => setOpened({ dialog: 'rename', document })),
    replace: fromItsMenu(replace),
    copyChecksum: (document: Document) => void copyChecksum(document),
    copyPublicLink: (document: Document) => void copyPublicLink(document),
    remove: fromItsMenu((document) => void remove(document)),
  }
  const mayLink = isSeenInside(tender) && isOpenToAll(room)
  const whyNoLink = isPublicTo(tender, serverNow()) ? null : say(texts.notPublicYet)
  if (error?.type === 'AuthenticationException' && !documents) return <LoginNeeded why={error.message} />
  if (error && !documents) return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={onRetry} />
  if (documents?.length === 0) return <p className={classes.quiet}>{say(texts.none)}</p>
  return (
    <>
      <DataTable
        caption={say(texts.documentsOf, { name: room.name })}
        searchLabel={say(texts.search)}
        searchable={(documents?.length ?? 0) >= searchedFrom}
        bare
        columns={columns}
        cards={cards}
        sortMenu={sortMenu}
        rows={documents}
        rowKey={({ id }) => String(id)}
        initialSort={byName}
        pageSize={onePage}
        pageSizes={[onePage]}
        empty={{ title: say(texts.none) }}
        error={error?.message}
        onRetry={onRetry}
        renderActions={(document) => (
          <DocumentMenu
            document={document}
            actions={actions}
            isWritable={may.isWritable}
            whyNoLink={mayLink ? whyNoLink : undefined}
          />
        )}
      />
      {may.isWritable && picker}
      {opened?.dialog === 'rename' && <RenameDocument document={opened.document} onClose={close} />}
      {opened?.dialog === 'preview' && (
        <Suspense fallback={null}>
          <PreviewDialog document={opened.document} onClose={close} onDownload={download} />
        </Suspense>
      )}
    </>
  )
}

import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { sayShortMoment } from '@allmende/domain/times.ts'
import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSay } from '../ui/language.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import type { Cards, Column, SortMenu } from '../ui/table/table.types.ts'
import { copyText } from './copying.ts'
import { whyWithheld } from './document-actions.ts'
import { documentTexts as texts } from './documents.texts.ts'
import { fileIcons, fileKind } from '../ui/file-icons.ts'
import classes from './documents.module.css'

type Download = (document: Document) => void

/** How documents are shown: as a table, and as cards on phones; `isDated`: when they came is said elsewhere. */
export function useDocumentColumns(download: Download, isDated: boolean) {
  const say = useSay()
  const { saySize } = useNumbers()
  return useMemo(() => {
    const name: Column<Document> = {
      key: 'name',
      title: say(texts.name),
      value: (document) => document.name,
      render: (document) => <DocumentName document={document} onDownload={download} />,
    }
    const size: Column<Document> = {
      key: 'size',
      title: say(texts.size),
      value: (document) => document.size,
      searched: false,
      render: (document) => saySize(document.size),
      align: 'end',
      width: '104px',
    }
    const date: Column<Document> = {
      key: 'date',
      title: say(texts.date),
      value: (document) => document.date,
      searched: false,
      render: (document) => sayShortMoment(document.date),
      width: '160px',
    }
    const checksum: Column<Document> = {
      key: 'sha256',
      title: say(texts.checksum),
      value: ({ sha256 }) => sha256,
      sortable: false,
      render: (document) => <Checksum document={document} />,
      width: '168px',
      wideOnly: true,
    }
    const cards: Cards<Document> = {
      title: name,
      facts: isDated ? [size, checksum] : [size, date, checksum],
    }
    const sortMenu: SortMenu = {
      isAlwaysShown: false,
      offered: isDated ? [name, size] : [name, date, size],
      others: [],
      usual: { key: 'name', direction: 'asc' },
    }
    return { columns: [name, ...cards.facts], cards, sortMenu }
  }, [say, saySize, download, isDated])
}

function DocumentName({ document, onDownload }: { document: Document; onDownload: Download }) {
  const say = useSay()
  const { name, state, changedSinceDownload } = document
  const Icon = fileIcons[fileKind(name)]
  return (
    <div className={classes.document}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        {whyWithheld(document) ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <button
            type="button"
            className={classes.link}
            aria-label={say(texts.downloadOf, { name })}
            onClick={() => onDownload(document)}
          >
            {name}
          </button>
        )}
        {state === 'CHECKING' && <StatusBadge tone="info">{say(texts.checking)}</StatusBadge>}
        {state === 'INFECTED' && <StatusBadge tone="danger">{say(texts.infected)}</StatusBadge>}
        {changedSinceDownload && <StatusBadge tone="warning">{say(texts.changed)}</StatusBadge>}
      </div>
    </div>
  )
}

const shown = 10

function Checksum({ document: { name, sha256 } }: { document: Document }) {
  const say = useSay()
  return (
    <div className={classes.checksum}>
      <code title={sha256}>
        <span data-screen-only>{sha256.slice(0, shown)}…</span>
        <span className={classes.onPaper}>{sha256}</span>
      </code>
      <ActionIcon
        variant="subtle"
        aria-label={say(texts.copyChecksumOf, { name })}
        onClick={() => void copyText(sha256, say(texts.checksumCopied))}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

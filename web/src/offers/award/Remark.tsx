import type { LotParticipant, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { Clamped } from '../../ui/Clamped.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './award.module.css'
import { texts } from './comparison.texts.ts'

const RemarkDialog = late(async () => (await import('./RemarkDialog.tsx')).RemarkDialog)

type RemarkProps = { tender: TeamTender; lotId: number; part: LotParticipant; canWrite: boolean }

/** What the team noted, and the way to change it. */
export function Remark({ tender, lotId, part, canWrite }: RemarkProps) {
  const say = useSay()
  const [isWriting, setWriting] = useState(false)
  const text = part.remark?.text ?? ''
  const label = text === '' ? texts.writeRemark : texts.changeRemark
  const spoken = text === '' ? texts.writeRemarkOf : texts.changeRemarkOf
  return (
    <div className={classes.remark}>
      {text !== '' && (
        <Clamped as="p" lines={4}>
          {text}
        </Clamped>
      )}
      {text === '' && !canWrite && say(texts.none)}
      {canWrite && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil size={20} aria-hidden />}
          aria-label={say(spoken, { name: part.organizationName })}
          onClick={() => setWriting(true)}
        >
          {say(label)}
        </Button>
      )}
      {isWriting && (
        <Suspense>
          <RemarkDialog tenderId={tender.id} lotId={lotId} part={part} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  )
}

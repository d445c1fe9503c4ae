import type { ArchiveState } from '@allmende/domain/archive/archive.contract.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { useStaffNames } from '../tenders/useStaffNames.ts'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './archive.module.css'
import { texts } from './archive.texts.ts'

/** What there is to have, and what it adds up to. */
export function ReadyArchive({ tenderId, state }: { tenderId: number; state: ArchiveState }) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { made, askedBy, size, expires, hash, sealed } = state
  return (
    <FormSection title={say(texts.ready)}>
      <div className={classes.ways}>
        <DownloadButton tenderId={tenderId} />
      </div>
      <Facts
        facts={[
          { label: say(texts.made), value: made && sayMoment(made, language) },
          { label: say(texts.askedBy), value: askedBy && nameOf(askedBy) },
          { label: say(texts.size), value: size !== null && saySize(size, language) },
          { label: say(texts.expires), value: expires && sayMoment(expires, language) },
          { label: say(texts.withSealed), value: say(sealed ? texts.sealedYes : texts.sealedNo) },
          { label: say(texts.hash), value: hash && <code className={classes.hash}>{hash}</code> },
        ]}
      />
    </FormSection>
  )
}

/** A signed address lasts a few minutes, so it is asked for when it is needed. */
function DownloadButton({ tenderId }: { tenderId: number }) {
  const say = useSay()
  const asking = useMutation<ArchiveState, CallError>({
    mutationFn: () => call('getArchive', tenderId),
    onSuccess: ({ link }) => {
      if (link === null) return
      const anchor = document.createElement('a')
      Object.assign(anchor, { href: link, download: '' })
      anchor.click()
    },
    onError: (error) => toast.error(error.message, say(texts.notDownloaded)),
  })
  return (
    <Button
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {say(texts.download)}
    </Button>
  )
}

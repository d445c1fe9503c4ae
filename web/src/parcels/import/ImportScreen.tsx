import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { useState } from 'react'
import { NoPermissionScreen } from '../../errors/NotFoundScreen.tsx'
import { useActor } from '../../session/useSession.ts'
import { Page } from '../../shell/Page.tsx'
import { useSay } from '../../ui/language.tsx'
import { parcelsPath } from '../parcel-paths.ts'
import type { FeatureFile } from './feature-file.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportForm } from './ImportForm.tsx'
import { texts } from './import.texts.ts'
import { SystemChoice } from './SystemChoice.tsx'

/** A file becomes many parcels. */
export function ImportScreen() {
  const say = useSay()
  const actor = useActor()
  const [file, setFile] = useState<FeatureFile | null>(null)
  if (!parcelPolicy.write(actor).allowed) return <NoPermissionScreen />
  return (
    <Page
      title={say(texts.title)}
      lead={say(texts.lead)}
      crumbs={[{ label: say(texts.parcels), path: parcelsPath }, { label: say(texts.crumb) }]}
    >
      {file === null ? (
        <FileChoice onFile={setFile} />
      ) : file.system === null ? (
        <SystemChoice file={file} onFile={setFile} />
      ) : (
        <ImportForm key={file.stamp} file={file} system={file.system} onOther={() => setFile(null)} />
      )}
    </Page>
  )
}

import { Button } from '@mantine/core'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { draftNameOf, resumePath } from './tender-paths.ts'
import { texts } from './tenders.texts.ts'
import { useKeptForms } from './useKeptForms.ts'

/** On the page of a saved draft: that this browser keeps more than is shown. */
export function KeptInput({ id }: { id: number }) {
  const say = useSay()
  if (!useKeptForms().has(draftNameOf(id))) return null
  return (
    <Alert
      tone="warning"
      action={
        <Button component={AppLink} href={resumePath(id)} size="sm" variant="default">
          {say(texts.goOn)}
        </Button>
      }
    >
      {say(texts.keptInput)}
    </Alert>
  )
}

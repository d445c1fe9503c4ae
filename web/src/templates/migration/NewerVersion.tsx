import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { migrationPathOf } from '../template-paths.ts'
import { texts } from './migration.texts.ts'

/** On the page of an own form: that the standard has gone on, and the way there. */
export function NewerVersion({ template }: { template: Template }) {
  const say = useSay()
  const to = newerThan(template.sdkVersion)
  if (to === null) return null
  return (
    <Alert
      tone="info"
      isQuiet
      action={
        <Button component={AppLink} href={migrationPathOf(template)} size="sm" variant="default">
          {say(texts.start, { to })}
        </Button>
      }
    >
      {say(texts.newer, { from: template.sdkVersion ?? '', to })}
    </Alert>
  )
}

import { type ComponentProps, Suspense } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { late } from '../shell/late.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import type { AskedForm } from './asked-form.ts'
import { formTexts as texts } from './organizations.texts.ts'

// Most organizations are asked nothing more, and then need none of it.
const FurtherDetails = late(async () => (await import('./FurtherDetails.tsx')).FurtherDetails)

type AskedSectionProps = Omit<ComponentProps<typeof FurtherDetails>, 'asked'> & {
  asked: AskedForm | null
  failure: string | undefined
}

/** What else is asked of an organization, if anything is. */
export function AskedSection({ asked, failure, ...given }: AskedSectionProps) {
  const say = useSay()
  if (failure !== undefined)
    return (
      <Alert tone="warning" title={say(texts.furtherNotLoaded)}>
        {failure}
      </Alert>
    )
  return (
    asked && (
      <Suspense fallback={<LoadingScreen />}>
        <FurtherDetails asked={asked} {...given} />
      </Suspense>
    )
  )
}

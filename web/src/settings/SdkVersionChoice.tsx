import { usualVersionOf, versionInUse } from '@allmende/domain/notices/sdk-versions.ts'
import { useSdkVersions } from '../notices/codes/useSdkVersions.ts'
import { useServerInfo } from '../rpc/server-info.ts'
import type { FieldProps } from '../ui/form/field.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './settings.texts.ts'

/** What new tenders are written in; the chosen version stays in the list although the operator took it away. */
export function SdkVersionChoice({ field }: { field: FieldProps<string | null> }) {
  const say = useSay()
  const versions = useSdkVersions()
  const hasPortal = useServerInfo()?.portal ?? false
  const labelOf = (version: string) =>
    version === versions.at(-1) ? say(texts.sdkVersionNewest, { version }) : version
  const options = versions.map((version) => ({ value: version, label: labelOf(version) }))
  const isMissing = field.value !== null && versions.length > 0 && !versions.includes(field.value)
  const used = versionInUse(field.value, versions, hasPortal)
  return (
    <SelectField
      {...field}
      options={
        field.value !== null && (isMissing || versions.length === 0)
          ? [
              ...options,
              {
                value: field.value,
                label: isMissing ? say(texts.sdkVersionMissing, { version: field.value, used }) : field.value,
              },
            ]
          : options
      }
      placeholder={say(texts.sdkVersionByItself, { version: usualVersionOf(versions, hasPortal) })}
      hint={say(texts.sdkVersionHint)}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { propertyNamesOf } from '@allmende/domain/parcels/read-features.ts'
import { locationsQuery } from '../../locations/locations.query.ts'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { useChange } from '../../rpc/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import type { CoordinateSystem } from '../geometry/coordinate-systems.ts'
import { type ChosenMapping, guessedMapping, mappingOf } from './chosen-mapping.ts'
import type { FeatureFile } from './feature-file.ts'
import { ImportOptions } from './ImportOptions.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportReceipt } from './ImportReceipt.tsx'
import { previewQuery } from './import.queries.ts'
import { texts } from './import.texts.ts'
import { MappingTable } from './MappingTable.tsx'
import classes from './ParcelImport.module.css'
import { useDegrees } from './useDegrees.ts'
import { valuesOf } from './property-values.ts'

const pause = 300

type ImportFormProps = { file: FeatureFile; system: CoordinateSystem; onOther: () => void }

/** What becomes what, how that would look, and the step itself; an error keeps everything. */
export function ImportForm({ file, system, onOther }: ImportFormProps) {
  const say = useSay()
  const { data: locations, error, refetch } = useQuery(locationsQuery(false))
  const degrees = useDegrees(file.features, system)
  const properties = useMemo(() => propertyNamesOf(file.features), [file])
  const [changed, setChanged] = useState<ChosenMapping | null>(null)
  const guessed = useMemo(
    () => guessedMapping(properties, (property) => valuesOf(file.features, property), locations ?? []),
    [properties, file, locations],
  )
  const chosen = changed ?? guessed
  const mapping = useMemo(() => mappingOf(chosen), [chosen])
  // The whole file is sent for it: not for each of several changes in a row.
  const [asked] = useDebouncedValue(mapping, pause)
  const preview = useQuery({
    ...previewQuery(`${file.stamp} ${system}`, degrees?.text ?? '', asked),
    enabled: degrees !== undefined && asked !== null,
  })
  const importing = useChange('importProperties')
  if (error) return <LoadFault title={say(texts.notPreviewed)} error={error} onRetry={() => void refetch()} />
  if (!locations || !degrees) return <LoadingScreen />
  if (importing.data)
    return <ImportReceipt done={importing.data} onUndone={importing.reset} onOther={onOther} />
  const isReady =
    mapping !== null && mapping === asked && preview.data !== undefined && !preview.isPlaceholderData
  const isBlocked = !chosen.skipsFaulty && preview.data?.rows.some(({ state }) => state === 'faulty')
  return (
    <div className={classes.stack}>
      <p className={classes.file}>
        {say(texts.taken, { name: file.name, n: file.features.length })}
        <Button variant="subtle" size="sm" onClick={onOther}>
          {say(texts.otherFile)}
        </Button>
      </p>
      <FormSection title={say(texts.mapping)} hint={say(texts.mappingHint)}>
        <MappingTable {...{ properties, chosen }} features={file.features} onChange={setChanged} />
        <ImportOptions {...{ properties, locations, chosen }} onChange={setChanged} />
      </FormSection>
      <FormSection title={say(texts.preview)}>
        {mapping === null && <Alert tone="info">{say(texts.chooseLocation)}</Alert>}
        {preview.error && (
          <Alert tone="danger" title={say(texts.notPreviewed)}>
            {preview.error.fields['0'] ?? preview.error.message}
          </Alert>
        )}
        {mapping && preview.data && (
          <ImportPreview {...preview.data} shapes={degrees.shapes} isBlocked={isBlocked ?? false} />
        )}
      </FormSection>
      {importing.error && (
        <Alert tone="danger" title={say(texts.notCreated)}>
          {importing.error.message}
        </Alert>
      )}
      <div>
        <Button
          disabled={!isReady || isBlocked || preview.data?.created === 0}
          loading={importing.isPending}
          onClick={() => mapping && importing.mutate([degrees.text, mapping])}
        >
          {say(texts.create)}
        </Button>
      </div>
    </div>
  )
}

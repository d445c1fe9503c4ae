import { useSay } from '../../ui/language.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { coordinateSystems } from '../geometry/coordinate-systems.ts'
import type { FeatureFile } from './feature-file.ts'
import { systemNames, texts } from './import.texts.ts'

/** Asked where neither the file nor its numbers tell. */
export function SystemChoice({ file, onFile }: { file: FeatureFile; onFile: (file: FeatureFile) => void }) {
  const say = useSay()
  return (
    <RadioField
      label={say(texts.system)}
      hint={say(texts.systemHint)}
      options={coordinateSystems
        .filter((system) => system !== 'wgs84')
        .map((system) => ({ value: system, label: systemNames[system] }))}
      value={null}
      onChange={(system) => onFile({ ...file, system })}
    />
  )
}

import { FileDrop, type UploadFile } from '../ui/upload/FileDrop.tsx'
import { useSay } from '../ui/language.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

const steps = 20

/** Goes as an upload would, without a server. */
const pretend =
  (stepTime: number, failsAt?: number): UploadFile =>
  async (_, { signal, onProgress }) => {
    for (let step = 1; step <= steps; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- it is the waiting that is shown
      await new Promise((resolve) => setTimeout(resolve, stepTime))
      signal.throwIfAborted()
      if (step === failsAt) throw new Error('pretended failure')
      onProgress(step / steps)
    }
  }

const works = pretend(150)
const fails = pretend(60, 8)

export function FileSamples() {
  const say = useSay()
  return (
    <Section id="dateien">
      <Sample title={say(texts.slowUpload)}>
        <FileDrop
          label={say(texts.slowUpload)}
          upload={works}
          types={['.pdf', '.png']}
          largest={20_000_000}
        />
      </Sample>
      <Sample title={say(texts.wrong)}>
        <FileDrop label={say(texts.failingUpload)} upload={fails} />
      </Sample>
      <Sample title={say(texts.locked)}>
        <FileDrop label={say(texts.lockedUpload)} upload={works} disabled disabledReason={say(texts.frist)} />
      </Sample>
      <Sample title={say(texts.loading)}>
        <div className={classes.stack}>
          <ProgressBar label={say(texts.packing)} percent={62} secondsLeft={95} onCancel={() => {}} />
          <ProgressBar label={say(texts.exporting)} />
        </div>
      </Sample>
    </Section>
  )
}

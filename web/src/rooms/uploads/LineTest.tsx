import { Button } from '@mantine/core'
import { IconGauge } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { roughly } from './durations.ts'
import { measureLine } from './line-test.ts'
import { texts } from './uploads.texts.ts'

const sample = 100_000_000

type Result = { speed: number } | { fault: string } | 'testing' | null

/** Tells how long an upload takes from here, before somebody relies on it. */
export function LineTest() {
  const say = useSay()
  const { saySize } = useNumbers()
  const [result, setResult] = useState<Result>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function test() {
    const controller = new AbortController()
    running.current = controller
    setResult('testing')
    try {
      setResult({ speed: await measureLine(controller.signal) })
    } catch (error) {
      if (controller.signal.aborted) return setResult(null)
      setResult({ fault: error instanceof Error ? error.message : '' })
    }
  }

  if (result === 'testing')
    return <ProgressBar label={say(texts.testing)} onCancel={() => running.current?.abort()} />
  if (result && 'fault' in result)
    return (
      <Alert
        tone="danger"
        title={say(texts.lineFailed)}
        action={
          <Button size="sm" variant="default" onClick={() => void test()}>
            {say(houseTexts.retry)}
          </Button>
        }
      >
        {result.fault}
      </Alert>
    )
  const time = result && roughly(sample / result.speed)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconGauge size={20} aria-hidden />}
        onClick={() => void test()}
      >
        {say(texts.testLine)}
      </Button>
      <output>
        {time &&
          say(texts.lineSpeed, {
            speed: saySize(Math.round(result.speed)),
            time: say(time.text, time.values),
          })}
      </output>
    </>
  )
}

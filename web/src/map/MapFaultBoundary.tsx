import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { mapTexts as texts } from './map.texts.ts'

/** A map that fails takes nothing of the page with it. */
export class MapFaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <MapFault onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function MapFault({ onRetry }: { onRetry: () => void }) {
  const say = useSay()
  const retry = (
    <Button size="sm" variant="default" onClick={onRetry}>
      {say(houseTexts.retry)}
    </Button>
  )
  return (
    <Alert tone="warning" title={say(texts.noMapTitle)} action={retry}>
      {say(texts.mapFault)}
    </Alert>
  )
}

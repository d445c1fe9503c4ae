import { Component, type ReactNode } from 'react'

type SphereFaultBoundaryProps = { panoramaId: string; fallback: ReactNode; children: ReactNode }

/** A sphere that fails takes nothing of the page with it; the next panorama is tried again. */
export class SphereFaultBoundary extends Component<SphereFaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ panoramaId }: SphereFaultBoundaryProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- only after a fault, and once
    if (this.state.hasFailed && panoramaId !== this.props.panoramaId) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

import { IconMapPin, IconPolygon } from '@tabler/icons-react'
import type { PlaceKind } from './places.ts'

export function PlaceIcon({ kind, size = 24 }: { kind: PlaceKind; size?: number }) {
  const Icon = kind === 'location' ? IconMapPin : IconPolygon
  return <Icon size={size} aria-hidden />
}

import { ground, type ParcelMap, small } from '@allmende/domain/parcel-map.ts'
import classes from './ParcelMotif.module.css'

/** The house's motif, the fine lines of a parcel map; decoration only. Takes the colour of the text around it. */
export function ParcelMotif({ variant }: { variant: 'ground' | 'small' }) {
  return variant === 'ground' ? (
    <MapDrawing map={ground} className={classes.ground} fit="xMidYMid slice" />
  ) : (
    <MapDrawing map={small} className={classes.small} fit="xMidYMid meet" />
  )
}

function MapDrawing({ map, className, fit }: { map: ParcelMap; className: string | undefined; fit: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio={fit}
      aria-hidden
      focusable="false"
    >
      <path className={classes.marked} d={map.marked} />
      <path className={classes.line} d={map.lines} />
      <path className={classes.block} d={map.blocks} />
      <path className={classes.house} d={map.houses} />
      <path className={classes.path} d={map.path} />
      <path className={classes.stream} d={map.stream} />
      <path className={classes.stone} d={map.stones} />
    </svg>
  )
}
